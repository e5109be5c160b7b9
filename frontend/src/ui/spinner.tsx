import { useTranslation } from 'react-i18next'
import styles from './spinner.module.css'
import { type AwaitedThing, useLongWait } from './use-long-wait.ts'

/** Appears after 200 ms: what is quicker needs no spinner. */
export function Spinner({ label }: { readonly label?: string | undefined }) {
  const { t } = useTranslation('common')
  return (
    <span className={styles.spinner} role="status">
      <span className={styles.wheel} aria-hidden="true" />
      <span>{label ?? t('ui.loading')}</span>
    </span>
  )
}

/** While a page loads; keeps the place of a page so that the footer does not jump. */
export function PageLoading({ awaits = 'page' }: { readonly awaits?: AwaitedThing }) {
  return (
    <div className={styles.page}>
      <Spinner label={useLongWait(awaits)} />
    </div>
  )
}
