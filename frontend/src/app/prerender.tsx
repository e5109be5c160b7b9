import './no-eval.ts'
import './core.ts'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'react-router-dom'
import { deskRoutes } from '../features/desk/routes.tsx'
import { startTexts } from '../i18n/i18n.ts'
import { localeOfPath } from '../i18n/locale-path.ts'
import { queryClient } from '../lib/query-client.ts'
import { App } from './app.tsx'
import { preloadPage } from './preload-page.ts'
import { routes } from './routes.tsx'

const noNavigation = () => {
  throw new Error('A page rendered at build time goes nowhere.')
}
const navigator = {
  createHref: (to: unknown) => (typeof to === 'string' ? to : addressOf(to as Partial<URL>)),
  push: noNavigation,
  replace: noNavigation,
  go: noNavigation,
}
const addressOf = ({ pathname = '', search = '', hash = '' }: Partial<URL>) =>
  pathname + search + hash

/** The HTML of a page as it is before anybody is known and anything was asked; run while building. */
export async function renderPage(pathname: string): Promise<string> {
  const language = localeOfPath(pathname)
  if (i18next.isInitialized) await i18next.changeLanguage(language)
  else await startTexts(language)
  await preloadPage(routes, pathname)
  queryClient.clear()
  const FixedRouter = ({ children }: { readonly children: ReactNode }) => (
    <Router location={pathname} navigator={navigator} static>
      {children}
    </Router>
  )
  return renderToString(<App router={FixedRouter} renderedFor={pathname} />)
}

/** The patterns of all routes below the language, `tenders/:tenderId`; the start page is empty. */
export const routePatterns = (): string[] =>
  [...(routes[0]?.children ?? []), ...deskRoutes]
    .map(({ path = '' }) => path)
    // what has no page of its own
    .filter((path) => !path.endsWith('*'))
