import { useTranslation } from 'react-i18next'
import { matchVerdicts } from '#domain/matching/verdict.ts'
import { CountsByMarket } from '../../lib/matching/counts-by-market.tsx'
import { VerdictBadge } from '../../lib/matching/verdict-badge.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './match-summary.module.css'
import { useMatchSummary } from './use-matches.ts'

/** How many open tenders fit, by their best verdict, with what each verdict means. */
export function MatchSummary() {
  const { t } = useTranslation('matching')
  const { t: word } = useTranslation('vocabulary')
  const { number, instant } = useFormat()
  const { data } = useMatchSummary()
  if (data === undefined) return null
  if (data.product_count === 0 && !data.computing) return null
  const [only, another] = data.by_market
  return (
    <section className={styles.summary} aria-labelledby="match-summary">
      <h2 id="match-summary" className={styles.title}>
        {t('summary.title')}
      </h2>
      <dl className={styles.counts}>
        {matchVerdicts.map((verdict) => (
          <div key={verdict} className={styles.count}>
            <dt>
              <VerdictBadge verdict={verdict} />
              <span className={styles.means}>{t(`verdictMeans.${verdict}`)}</span>
            </dt>
            {/* before the first computation a zero would be untrue */}
            <dd>{data.computed_at === null ? '…' : number(data.tenders[verdict])}</dd>
          </div>
        ))}
      </dl>
      <CountsByMarket summary={data} />
      <p className={styles.means}>
        {only !== undefined &&
          another === undefined &&
          `${t('summary.onlyMarket', { market: word(`market.${only.market}`) })} \u00b7 `}
        {t('summary.products', { count: data.product_count })}
        {data.computed_at !== null &&
          ` · ${t('summary.computedAt', { time: instant(data.computed_at) })}`}
      </p>
      {data.computing && (
        <Notice title={t('computing.title')} announce>
          {t('computing.text')}
        </Notice>
      )}
    </section>
  )
}
