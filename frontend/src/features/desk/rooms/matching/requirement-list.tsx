import { useTranslation } from 'react-i18next'
import { statuses } from '#domain/matching/verdict.ts'
import { useTextOf } from '../../../../i18n/use-text-of.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import type { Column } from '../../../../ui/data-table.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { onePage } from '../../list/one-page.ts'
import styles from './matching.module.css'
import { requirementCsv } from './matching-csv.ts'
import { type CountedRequirement, useRequirementCounts } from './use-requirement-counts.ts'

/** How many products meet each requirement; what rules most out stands first. */
export function RequirementList({ tender_id }: { readonly tender_id: number }) {
  const { t } = useTranslation(['desk-matching', 'common'])
  const { number } = useFormat()
  const columns = useColumns()
  const { counted, isCounting, error, retry } = useRequirementCounts(tender_id)
  const said = counted && {
    count: counted.companies,
    companies: number(counted.companies),
    products: number(counted.products),
    fitting: number(counted.fitting),
  }
  const hasProducts = isCounting || counted === null || counted.products > 0
  return (
    <div className={styles.part}>
      {said && hasProducts && (
        <p role="status">{t(isCounting ? 'counted_so_far' : 'counted', said)}</p>
      )}
      {counted !== null && error && <ApiFailure error={error} onRetry={retry} />}
      <DeskList
        caption={t('view.requirements')}
        list={onePage({ data: counted ?? undefined, error, refetch: retry })}
        rowsOf={({ requirements }) => (hasProducts ? requirements : [])}
        rowKey={({ criterion_id }) => criterion_id}
        columns={columns}
        csv={{
          name: `requirements-${tender_id}`,
          make: () => requirementCsv(counted?.requirements ?? []),
        }}
        onClear={null}
        empty={{ title: t('no_products'), text: t('no_products_text') }}
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
