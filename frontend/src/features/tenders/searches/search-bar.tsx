import Bookmark from 'lucide-react/icons/bookmark'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { LocaleLink } from '../../../i18n/locale-link.tsx'
import { useLocaleNavigate } from '../../../i18n/use-locale-path.ts'
import { lazyPart } from '../../../lib/lazy-page.tsx'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { filterSearch, type TenderFilter } from '../tender-filter.ts'
import styles from './search-bar.module.css'

const SaveSearchDialog = lazyPart(
  () => import('./save-search-dialog.tsx').then((m) => m.SaveSearchDialog),
  'searches',
)

/** In the address: whoever had to log in first wants to save what the list shows. */
const saving = '#save'

/** Saves what the list of tenders shows as a search; a visitor is led to log in, and back. */
export function SearchBar({ filter }: { readonly filter: TenderFilter }) {
  const { t } = useTranslation('tenders')
  const { state } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const localeNavigate = useLocaleNavigate()
  const [isPressed, setPressed] = useState(false)
  const isSignedIn = state === 'signed_in'
  const close = () => {
    setPressed(false)
    if (hash === saving)
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }
  const query = filterSearch(filter).toString()
  const back = `/tenders${query === '' ? '' : `?${query}`}${saving}`
  const logIn = `/auth?next=${encodeURIComponent(back)}`
  // a button and no link: pressed before the page runs, it would lead back to a list without filters
  useEffect(() => {
    if (isPressed && state === 'anonymous') localeNavigate(logIn)
  }, [isPressed, state, localeNavigate, logIn])
  return (
    <div className={styles.bar}>
      <Button size="small" icon={<Bookmark aria-hidden="true" />} onClick={() => setPressed(true)}>
        {t('search.save')}
      </Button>
      <LocaleLink to="/saved-searches">{t('search.list')}</LocaleLink>
      {isSignedIn && (isPressed || hash === saving) && (
        <Suspense>
          <SaveSearchDialog filter={filter} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
