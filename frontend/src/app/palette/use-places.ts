import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { contentSummaries } from '../../features/content/load-content.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useSession } from '../../lib/session.ts'
import { useDeskRole } from '../../lib/use-desk-role.ts'
import { publicLinks, workLinks } from '../layout/header-links.ts'
import { publicPages } from '../public-pages.ts'
import type { Found } from './use-found.ts'

/** The account's own pages that stand in no row of the header. */
const ownPages = [
  ['/upload-portfolio', 'nav.upload'],
  ['/saved-searches', 'searches:title'],
  ['/notices', 'notices:title'],
  ['/profile', 'nav.profile'],
  ['/dashboard?tour=start', 'nav.tour'],
] as const

/** They are in no list of what there is to read. */
const legalPages = [
  ['/terms', 'footer.terms'],
  ['/privacy', 'footer.privacy'],
] as const

/** Every page that a word can lead to, for who is looking; those of the own work first. */
export function usePlaces(): readonly Found[] {
  const { t } = useTranslation(['common', 'pages', 'searches', 'notices'])
  const isSignedIn = useSession().state === 'signed_in'
  const isAtDesk = useDeskRole() !== null
  const language = useLanguage()
  const texts = useQuery({
    queryKey: ['palette', 'texts', language],
    queryFn: () => contentSummaries(language).preload(),
  })
  const own = [...workLinks, ...ownPages, ...(isAtDesk ? ([['/admin', 'nav.admin']] as const) : [])]
  const places = [
    // as the header calls them, before their titles
    ...[...(isSignedIn ? own : []), ...publicLinks, ...legalPages].map(([path, key]) => ({
      path,
      label: t(key),
    })),
    ...publicPages
      .filter(({ canonical }) => canonical === undefined)
      .map(({ path, words }) => ({ path, label: t(`pages:${words}.title`) })),
    // guides, articles, news
    ...(texts.data ?? []).map(({ path, title }) => ({ path, label: title })),
  ]
  const seen = new Set<string>()
  return places.filter(({ path }) => !seen.has(path) && seen.add(path))
}
