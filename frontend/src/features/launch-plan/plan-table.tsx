import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { TenderDeadline } from '../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../lib/tenders/tender-title.tsx'
import { useOrigin } from '../../lib/tenders/use-origin.ts'
import { useFormat } from '../../lib/use-format.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { launchMonthOf } from './launch-months.ts'
import { type PlanFilter, type SortKey, sortKeys } from './plan-filter.ts'
import { TenderChoice } from './tender-choice.tsx'
import type { useChoices } from './use-choices.ts'

export interface PlanTableProps {
  readonly tenders: readonly TenderSummary[]
  readonly sort: PlanFilter['sort']
  readonly onSort: (sort: PlanFilter['sort']) => void
  readonly choices: ReturnType<typeof useChoices>
}

const isSortKey = (key: string): key is SortKey => (sortKeys as readonly string[]).includes(key)

export function PlanTable({ tenders, sort, onSort, choices }: PlanTableProps) {
  const { t } = useTranslation('launch-plan')
  const columns = useColumns(choices)
  const key = sort.replace('-', '')
  return (
    <>
      <p role="status">{t('count', { count: tenders.length })}</p>
      <DataTable
        caption={t('table_title')}
        columns={columns}
        rows={tenders}
        rowKey={({ tender_id }) => tender_id}
        sorting={{ key, direction: sort.startsWith('-') ? 'descending' : 'ascending' }}
        onSort={({ key: by, direction }) => {
          if (isSortKey(by)) onSort(direction === 'ascending' ? by : `-${by}`)
        }}
      />
    </>
  )
}

function useColumns(choices: PlanTableProps['choices']): Column<TenderSummary>[] {
  const { t } = useTranslation('launch-plan')
  const { t: word } = useTranslation('vocabulary')
  const { date, month, volume } = useFormat()
  const origin = useOrigin()
  return [
    {
      key: 'choice',
      header: t('column.choice'),
      bareOnCard: true,
      cell: (tender) => (
        <TenderChoice
          tender={tender}
          state={choices.stateOf(tender.tender_id)}
          onChoose={(isWanted) => choices.choose(tender.tender_id, isWanted)}
        />
      ),
    },
    {
      key: 'tender',
      header: t('column.tender'),
      isRowHeader: true,
      isSortable: true,
      cell: (tender) => <TenderTitle tender={tender} />,
    },
    {
      key: 'market',
      header: t('column.market'),
      isSortable: true,
      hideOnCard: true,
      cell: ({ market }) => word(`market.${market}`),
    },
    {
      key: 'category',
      header: t('column.category'),
      cell: ({ category }) => (category === null ? null : word(`category.${category}`)),
    },
    {
      key: 'origin',
      header: t('column.origin'),
      cell: origin,
    },
    {
      key: 'size',
      header: t('column.size'),
      align: 'end',
      cell: ({ container_volume_ml: ml }) => (ml === null ? null : volume(ml)),
    },
    {
      key: 'launch',
      header: t('column.launch'),
      isSortable: true,
      cell: (tender) => {
        if (tender.launch_date !== null) return date(tender.launch_date)
        const ofMonth = launchMonthOf(tender)
        return ofMonth === null ? null : month(ofMonth)
      },
    },
    {
      key: 'deadline',
      header: t('column.deadline'),
      isSortable: true,
      cell: (tender) => <TenderDeadline tender={tender} />,
    },
  ]
}
