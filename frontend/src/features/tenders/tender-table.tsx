import { useTranslation } from 'react-i18next'
import { isOpen } from '#domain/tenders/is-open.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { TenderDeadline } from '../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../lib/tenders/tender-title.tsx'
import { useOrigin } from '../../lib/tenders/use-origin.ts'
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
  const origin = useOrigin()
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
      cell: ({ launch_date, launch_month }) => {
        if (launch_date !== null) return <span className={styles.launch}>{date(launch_date)}</span>
        return launch_month === null ? null : month(launch_month)
      },
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
      bareOnCard: true,
      cell: (tender) => isOpen(tender, new Date()) && <SelectTenderButton tender={tender} />,
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
