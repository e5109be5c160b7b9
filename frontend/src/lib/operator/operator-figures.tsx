import { useTranslation } from 'react-i18next'
import type { Market } from '#domain/shared/market.ts'
import styles from './operator-facts.module.css'

interface Props {
  /** Whole years; null: not said. */
  readonly years: number | null
  readonly markets: readonly Market[]
}

/** Years and markets of the operator, as the page about it shows them. */
export function OperatorFigures({ years, markets }: Props) {
  const { t } = useTranslation(['enquiries', 'common'])
  return (
    <dl className={styles.figures}>
      {years !== null && (
        <div>
          <dt>{t('about.years', { count: years })}</dt>
          <dd>{years}</dd>
        </div>
      )}
      {markets.length > 0 && (
        <div>
          <dt>{t('about.markets', { count: markets.length })}</dt>
          <dd>{markets.length}</dd>
          <dd className={styles.names}>
            {markets.map((market) => t(`common:market.${market}`)).join(', ')}
          </dd>
        </div>
      )}
    </dl>
  )
}
