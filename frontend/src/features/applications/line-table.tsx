import { useTranslation } from 'react-i18next'
import { OutcomeBadge } from '../../lib/applications/outcome-badge.tsx'
import { TenderDeadline } from '../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../lib/tenders/tender-title.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import type { ApplicationLine, LineGroup } from './application-line.ts'
import { LineActions } from './line-actions.tsx'

const tones = {
  NOT_STARTED: 'neutral',
  DRAFT: 'info',
  SUBMITTED: 'success',
  PAID: 'success',
} as const

export interface LineTableProps {
  readonly group: LineGroup
  readonly lines: readonly ApplicationLine[]
}

export function LineTable({ group, lines }: LineTableProps) {
  const { t } = useTranslation('applications')
  const { instant } = useFormat()
  const when = group === 'submitted' ? 'submitted_at' : 'updated_at'
  const columns: Column<ApplicationLine>[] = [
    {
      key: 'tender',
      header: t('column.tender'),
      isRowHeader: true,
      cell: ({ tender, tender_id }) =>
        tender === null ? (
          t('overview.unknownTender', { id: tender_id })
        ) : (
          <TenderTitle tender={tender} />
        ),
    },
    {
      key: 'deadline',
      header: t('column.deadline'),
      cell: ({ tender }) => tender && <TenderDeadline tender={tender} />,
    },
    {
      key: 'status',
      header: t('column.status'),
      cell: ({ status, isTenderChanged, outcome }) => (
        <>
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>{' '}
          {outcome && <OutcomeBadge kind={outcome} />}{' '}
          {isTenderChanged && <Badge tone="warning">{t('changed.badge')}</Badge>}
        </>
      ),
    },
    {
      key: 'when',
      header: t(group === 'submitted' ? 'column.submitted' : 'column.changed'),
      cell: ({ [when]: at, isOnDevice }) =>
        at === null ? (isOnDevice ? t('save.device') : null) : instant(at),
    },
    {
      key: 'actions',
      header: t('column.actions'),
      bareOnCard: true,
      cell: (line) => <LineActions line={line} />,
    },
  ]
  return (
    <DataTable
      caption={t(`group.${group}`)}
      columns={columns}
      rows={lines}
      rowKey={({ tender_id }) => tender_id}
    />
  )
}
