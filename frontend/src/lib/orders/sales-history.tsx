import { useTranslation } from 'react-i18next'
import { useFormat } from '../use-format.ts'
import styles from './orders.module.css'
import type { Sales } from './sales-part.tsx'

/** Who said what of which month, the newest first. */
export function SalesHistory({ entries }: Pick<Sales, 'entries'>) {
  const { t } = useTranslation('timeline', { keyPrefix: 'order' })
  const { month, number, money, instant } = useFormat()
  if (entries.length === 0) return null
  return (
    <details>
      <summary>{t('sales.history', { count: entries.length })}</summary>
      <ol className={styles.history}>
        {entries.toReversed().map(({ entry_id, months, currency, source, by, at }) => (
          <li key={entry_id}>
            <dl className={styles.facts}>
              {months.map(({ month: of, units, value_minor }) => (
                <div key={of}>
                  <dt>{month(of)}</dt>
                  <dd>
                    {units === null
                      ? t('sales.takenBack')
                      : [
                          t('sales.unitsOf', { count: units, units: number(units) }),
                          value_minor !== null &&
                            currency !== null &&
                            money({ amount_minor: value_minor, currency }),
                        ]
                          .filter(Boolean)
                          .join(' \u00b7 ')}
                  </dd>
                </div>
              ))}
              {source !== null && (
                <div>
                  <dt>{t('sales.source')}</dt>
                  <dd>{source}</dd>
                </div>
              )}
            </dl>
            <p className={styles.soft}>
              {t('by', { who: by.email ?? t(`side.${by.side}`), time: instant(at) })}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
