import { useTranslation } from 'react-i18next'
import styles from './match-groups.module.css'

/** "132 tenders · best match first ...": how many rows all pages have together, and their order. */
export function Total({
  of,
  count,
}: {
  readonly of: 'tender' | 'product'
  readonly count: number
}) {
  const { t } = useTranslation('matching')
  return (
    <p className={styles.counts} role="status">
      {t(`total.${of}`, { count })} · {t('total.order')}
    </p>
  )
}
