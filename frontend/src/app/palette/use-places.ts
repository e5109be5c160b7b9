import { useTranslation } from 'react-i18next'
import { useSession } from '../../lib/session.ts'
import { useDeskRole } from '../../lib/use-desk-role.ts'
import { publicLinks, workLinks } from '../layout/header-links.ts'
import type { Found } from './use-found.ts'

/** Pages that stand in no row of the header. */
const others = [
  ['/statistics', 'nav.statistics'],
  ['/news', 'nav.news'],
  ['/contact', 'footer.contact'],
  ['/receipts/check', 'footer.check_receipt'],
] as const

/** Every page that a word can lead to, for who is looking; those of the own work first. */
export function usePlaces(): readonly Found[] {
  const { t } = useTranslation('common')
  const isSignedIn = useSession().state === 'signed_in'
  const isAtDesk = useDeskRole() !== null
  const own = [
    ...workLinks,
    ['/upload-portfolio', 'nav.upload'],
    ['/profile', 'nav.profile'],
    ['/dashboard?tour=start', 'nav.tour'],
    ...(isAtDesk ? ([['/admin', 'nav.admin']] as const) : []),
  ] as const
  const seen = new Set<string>()
  return [...(isSignedIn ? own : []), ...publicLinks, ...others]
    .filter(([path]) => !seen.has(path) && seen.add(path))
    .map(([path, key]) => ({ path, label: t(key) }))
}
