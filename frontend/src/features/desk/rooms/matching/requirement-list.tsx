import { useTranslation } from 'react-i18next'
import { statuses } from '#domain/matching/verdict.ts'
import { useTextOf } from '../../../../i18n/use-text-of.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import { type Column, DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import styles from './matching.module.css'
import { type CountedRequirement, useRequirementCounts } from './use-requirement-counts.ts'

/** How many products meet each requirement; what rules most out stands first. */
export function RequirementList({ tender_id }: { readonly tender_id: number }) {
  const { t } = useTranslation(['desk-matching', 'common'])
  const { number } = useFormat()
  const columns = useColumns()
  const { counted, isCounting, error, retry } = useRequirementCounts(tender_id)
  if (counted === null) {
    return error ? <ApiFailure error={error} onRetry={retry} /> : <Skeleton lines={8} />
  }
  const said = {
    count: counted.companies,
    companies: number(counted.companies),
    products: number(counted.products),
    fitting: number(counted.fitting),
  }
  if (!isCounting && counted.products === 0) {
    return (
      <EmptyState title={t('no_products')}>
        <p>{t('no_products_text')}</p>
      </EmptyState>
    )
  }
  return (
    <div className={styles.part}>
      <p role="status">{t(isCounting ? 'counted_so_far' : 'counted', said)}</p>
      {error && <ApiFailure error={error} onRetry={retry} />}
      <DataTable
        caption={t('view.requirements')}
        columns={columns}
        rows={counted.requirements}
        rowKey={({ criterion_id }) => criterion_id}
      />
    </div>
  )
}

function useColumns(): Column<CountedRequirement>[] {
  const { t } = useTranslation(['desk-matching', 'vocabulary'])
  const { number } = useFormat()
  const textOf = useTextOf('matching')
  return [
    {
      key: 'requirement',
      header: t('requirement'),
      isRowHeader: true,
      cell: ({ kind, text, required }) => (
        <>
          {textOf(`kind.${kind}`) ?? kind}
          <span className={styles.soft}>{text}</span>
          {!required && <span className={styles.soft}>{t('preferred')}</span>}
        </>
      ),
    },
    ...statuses.map((status) => ({
      key: status,
      header: t(`vocabulary:status.${status}`),
      align: 'end' as const,
      cell: ({ counts }: CountedRequirement) => number(counts[status]),
    })),
    {
      key: 'would_fit',
      header: t('would_fit'),
      align: 'end',
      isStrong: true,
      cell: ({ would_fit }) => number(would_fit),
    },
  ]
}
