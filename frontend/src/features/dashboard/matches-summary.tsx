import { useTranslation } from 'react-i18next'
import type { ApiOutput } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { CountsByMarket } from '../../lib/matching/counts-by-market.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './dashboard-page.module.css'

const verdicts = ['strong', 'possible', 'near'] as const

interface Props {
  readonly summary: ApiOutput<'getMatchSummary'> | undefined
  readonly error: unknown
  readonly onRetry: () => void
}

export function MatchesSummary({ summary, error, onRetry }: Props) {
  const { t } = useTranslation('dashboard')
  return (
    <Card
      title={t('matches.title')}
      footer={
        summary !== undefined &&
        summary.product_count > 0 && <LinkButton to="/matches">{t('matches.open')}</LinkButton>
      }
    >
      {error ? <ApiFailure error={error} onRetry={onRetry} /> : null}
      {!summary && !error && <Skeleton awaits="matches" lines={4} />}
      {summary && <Numbers summary={summary} />}
    </Card>
  )
}

function Numbers({ summary }: { readonly summary: ApiOutput<'getMatchSummary'> }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  if (summary.product_count === 0) return <p>{t('matches.no_products')}</p>
  // the first comparison is not done: zeros would be wrong
  if (summary.computing && summary.computed_at === null) {
    return <p role="status">{t('matches.computing')}</p>
  }
  return (
    <>
      <p>{t('matches.lead', { count: summary.product_count })}</p>
      <dl className={styles.numbers}>
        {verdicts.map((verdict) => (
          <div key={verdict}>
            <dt>{t(`matches.${verdict}`)}</dt>
            <dd>{format.number(summary.tenders[verdict])}</dd>
          </div>
        ))}
      </dl>
      <CountsByMarket summary={summary} />
      <p className={styles.soft} role="status">
        {summary.computing && t('matches.computing')}
        {!summary.computing &&
          summary.computed_at !== null &&
          t('matches.computed_at', { time: format.instant(summary.computed_at) })}
      </p>
    </>
  )
}
