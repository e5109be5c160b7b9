import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { deadlineState } from '../../lib/tenders/deadline.ts'
import { TenderDeadline } from '../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../lib/tenders/tender-title.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { SelectTenderButton } from './select-tender-button.tsx'
import type { TenderFilter } from './tender-filter.ts'
import styles from './tender-table.module.css'

export interface TenderTableProps {
  readonly tenders: readonly TenderSummary[]
  readonly sort: TenderFilter['sort']
  readonly onSort: (sort: TenderFilter['sort']) => void
}

export function TenderTable({ tenders, sort, onSort }: TenderTableProps) {
  const { t } = useTranslation('tenders')
  const { date, month, volume } = useFormat()
  const columns: Column<TenderSummary>[] = [
    {
      key: 'tender',
      header: t('column.tender'),
      isRowHeader: true,
      cell: (tender) => <TenderTitle tender={tender} />,
    },
    {
      key: 'origin',
      header: t('column.origin'),
      cell: ({ country_of_origin, region }) =>
        [country_of_origin, region].filter((part) => part !== null).join(', ') || '\u2013',
    },
    {
      key: 'size',
      header: t('column.size'),
      align: 'end',
      cell: ({ container_volume_ml: ml }) => (ml === null ? '\u2013' : volume(ml)),
    },
    {
      key: 'launch',
      header: t('column.launch'),
      cell: ({ launch_date, launch_month }) => (
        <span className={styles.launch}>
          {launch_date !== null
            ? date(launch_date)
            : launch_month !== null
              ? month(launch_month)
              : '\u2013'}
        </span>
      ),
    },
    {
      key: 'deadline',
      header: t('column.deadline'),
      isSortable: true,
      cell: (tender) => <TenderDeadline tender={tender} />,
    },
    {
      key: 'select',
      header: t('column.select'),
      cell: (tender) =>
        deadlineState(tender.offer_deadline, tender.market, new Date()).state !== 'closed' && (
          <SelectTenderButton tender={tender} />
        ),
    },
  ]
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={tenders}
      rowKey={(tender) => tender.tender_id}
      sorting={{ key: 'deadline', direction: sort === 'deadline' ? 'ascending' : 'descending' }}
      onSort={({ direction }) => onSort(direction === 'ascending' ? 'deadline' : '-deadline')}
    />
  )
}
