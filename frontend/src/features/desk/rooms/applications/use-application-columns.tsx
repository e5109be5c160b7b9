import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import { OutcomeBadge } from '../../../../lib/applications/outcome-badge.tsx'
import { SampleBadge } from '../../../../lib/tenders/sample-notice.tsx'
import { TenderDeadline } from '../../../../lib/tenders/tender-deadline.tsx'
import { TitleWords } from '../../../../lib/tenders/title-words.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { Column } from '../../../../ui/data-table.tsx'
import type { ListedApplication } from './application-csv.ts'
import { ApplicationStatusBadge } from './application-status-badge.tsx'
import styles from './applications.module.css'

const stageTones = {
  to_check: 'warning',
  to_hand_in: 'warning',
  awaiting_reference: 'info',
  offered: 'success',
} as const

export const applicationPath = ({ user_id, tender }: ListedApplication): string =>
  `/admin/applications/${encodeURIComponent(user_id)}/${tender.tender_id}`

/** The monopoly's, and before it the importer's own where there is one. */
export function Deadlines({ one }: { readonly one: ListedApplication }) {
  const { t } = useTranslation('desk-applications')
  const { date } = useFormat()
  return (
    <span className={styles.tender}>
      <TenderDeadline tender={one.tender} />
      {one.hand_in_by !== null && (
        <span className={styles.soft}>{t('hand_in_by', { date: date(one.hand_in_by) })}</span>
      )}
    </span>
  )
}

export function useApplicationColumns(): Column<ListedApplication>[] {
  const { t } = useTranslation('desk-applications')
  const { t: word } = useTranslation('vocabulary')
  const { instant } = useFormat()
  return [
    {
      key: 'tender',
      header: t('column.tender'),
      isRowHeader: true,
      cell: (one) => (
        <span className={styles.tender}>
          <LocaleLink to={applicationPath(one)}>
            <TitleWords tender={one.tender} />
          </LocaleLink>
          <span className={styles.soft}>
            {[word(`market.${one.tender.market}`), one.tender.reference]
              .filter(Boolean)
              .join(' \u00b7 ')}
          </span>
          <SampleBadge tender={one.tender} />
        </span>
      ),
    },
    {
      key: 'deadline',
      isSortable: true,
      header: t('column.offer_deadline'),
      cell: (one) => <Deadlines one={one} />,
    },
    {
      key: 'company',
      header: t('column.company'),
      cell: ({ company_name }) => company_name,
    },
    {
      key: 'product',
      header: t('column.product'),
      cell: ({ product_name }) => product_name,
    },
    {
      key: 'status',
      header: t('column.status'),
      cell: ({ status, tender_changed }) => (
        <>
          <ApplicationStatusBadge status={status} />{' '}
          {tender_changed && <Badge tone="warning">{t('tenderChanged')}</Badge>}
        </>
      ),
    },
    {
      key: 'stage',
      header: t('column.stage'),
      cell: ({ desk }) =>
        desk && (
          <span className={styles.tender}>
            <span className={styles.whole}>
              {desk.outcome === null ? (
                <Badge tone={stageTones[desk.stage]}>{t(`stage.${desk.stage}`)}</Badge>
              ) : (
                <OutcomeBadge kind={desk.outcome.kind} />
              )}
            </span>
            <span className={styles.soft}>
              {desk.responsible?.email ?? t('responsible.nobody')}
            </span>
          </span>
        ),
    },
    {
      key: 'submitted',
      header: t('column.submitted_at'),
      cell: ({ submitted_at }) => (submitted_at === null ? null : instant(submitted_at)),
    },
  ]
}
