import Bell from 'lucide-react/icons/bell'
import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './bell-link.module.css'
import { useUnread } from './use-unread.ts'

/** More than this are not counted. */
const most = 99

/** The way to what the user was told, with how much of it is unread. */
export function BellLink() {
  const { t } = useTranslation('notices')
  const { number } = useFormat()
  const unread = useUnread() ?? 0
  const shown = unread > most ? `${number(most)}+` : number(unread)
  return (
    <LocaleLink to="/notices" className={styles.bell} title={t('title')}>
      <Bell aria-hidden="true" />
      <VisuallyHidden>
        {unread === 0 ? t('title') : t('bell', { count: unread, shown })}
      </VisuallyHidden>
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {shown}
        </span>
      )}
    </LocaleLink>
  )
}
