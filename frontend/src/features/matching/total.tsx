import { useTranslation } from 'react-i18next'
import styles from './match-groups.module.css'

/** "132 tenders · best match first ...": how many rows all pages have together, and their order. */
export function Total({
  of,
  count,
  isWhole = true,
}: {
  readonly of: 'tender' | 'product'
  readonly count: number
  /** False: at least so many. */
  readonly isWhole?: boolean
}) {
  const { t } = useTranslation('matching')
  return (
    <p className={styles.counts} role="status">
      {isWhole ? t(`total.${of}`, { count }) : t('total.productsAtLeast', { count })} ·{' '}
      {t('total.order')}
    </p>
  )
}
