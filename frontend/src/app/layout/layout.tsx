import i18next from 'i18next'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useParams } from 'react-router-dom'
import { defaultLocale } from '#domain/shared/locale.ts'
import { localeOfPath, withoutLocale } from '../../i18n/locale-path.ts'
import { lazyPart } from '../../lib/lazy-page.tsx'
import { NotFound } from '../../lib/not-found.tsx'
import { PageLoading } from '../../ui/spinner.tsx'
import { CookieBanner } from '../cookies/cookie-banner.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { PaletteKey } from '../palette/palette-key.tsx'
import { PageHydrated } from '../served-location.tsx'
import { TourOnRequest } from '../tour/tour-on-request.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { LanguageSelector } from './language-selector.tsx'
import styles from './layout.module.css'
import { useNavigationEffects } from './use-navigation-effects.ts'
import { Wordmark } from './wordmark.tsx'

/** The desk has a frame of its own, without header, footer and cookie banner (specification, point 2). */
const isDeskPath = (path: string): boolean => /^\/admin(\/|$)/.test(path)

const DeskRail = lazyPart(
  () => import('../../features/desk/desk-rail.tsx').then((m) => m.DeskRail),
  'desk',
)

/** The frame of every page. The first segment of the address is a language or no page of ours. */
export function Layout() {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const { language: segment } = useParams()
  const language = localeOfPath(pathname)
  const path = withoutLocale(pathname)
  useEffect(() => {
    document.documentElement.lang = language
    if (i18next.language !== language) void i18next.changeLanguage(language)
  }, [language])
  useNavigationEffects(path)
  // English has no prefix: `/en` is no page, or every page would have two addresses
  const isUnknownLanguage =
    segment !== undefined && (segment !== language || language === defaultLocale)
  const main = (
    <main id="main" className={styles.main} tabIndex={-1}>
      <ErrorBoundary key={path}>
        <Suspense fallback={<PageLoading />}>
          {isUnknownLanguage ? <NotFound /> : <Outlet />}
          <PageHydrated />
        </Suspense>
      </ErrorBoundary>
    </main>
  )
  return (
    <>
      <PaletteKey />
      <TourOnRequest />
      <a className={styles.skip} href="#main">
        {t('nav.skip')}
      </a>
      {isDeskPath(path) ? (
        <div className={styles.desk}>
          <Suspense fallback={<div />}>
            <DeskRail brand={<Wordmark />} language={<LanguageSelector />} />
          </Suspense>
          {main}
        </div>
      ) : (
        <>
          <CookieBanner />
          <LanguageOffer />
          <Header />
          {main}
          <Footer />
        </>
      )}
    </>
  )
}
