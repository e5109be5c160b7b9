import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/use-format.ts'
import type { Column } from '../../../../ui/data-table.tsx'
import { changedValue, type LogEntry } from './changed-value.ts'
import styles from './log.module.css'
import type { LogFilter } from './log-filter.ts'

/** A press on a name or a subject shows all of it. */
export function useLogColumns(onFilter: (change: Partial<LogFilter>) => void): Column<LogEntry>[] {
  const { t } = useTranslation('desk-log')
  const { t: desk } = useTranslation('desk')
  const { instant } = useFormat()
  const choice = (text: string, change: Partial<LogFilter>) => (
    <button type="button" className={styles.choice} onClick={() => onFilter(change)}>
      {text}
    </button>
  )
  // an id or an address has no place to break at, and a table grows with the longest of them
  const whole = (text: string | null) => text && <span className={styles.whole}>{text}</span>
  // fields and values are called as in the API, in every language
  const data = (text: string) => (
    <span className={styles.whole} translate="no">
      {text}
    </span>
  )
  return [
    {
      key: 'at',
      header: t('at'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ at }) => instant(at),
    },
    {
      key: 'actor',
      header: t('actor'),
      cell: ({ actor_id, actor_email, role }) => (
        <>
          {choice(actor_email ?? actor_id, { actor: actor_id })}{' '}
          <span className={styles.soft}>{desk(`role.${role}`)}</span>
        </>
      ),
    },
    {
      key: 'action',
      header: t('action'),
      cell: ({ action, status }) => (
        <>
          {choice(action, { action })}
          {status >= 400 && <span className={styles.refused}> {t('refused', { status })}</span>}
        </>
      ),
    },
    {
      key: 'subject',
      header: t('subject'),
      cell: ({ subject }) => choice(subject, { subject }),
    },
    {
      key: 'before',
      header: t('before'),
      cell: ({ before, after }) => data(changedValue(before, after)),
    },
    {
      key: 'after',
      header: t('after'),
      cell: ({ before, after }) => data(changedValue(after, before)),
    },
    { key: 'reason', header: t('reason'), cell: ({ reason }) => whole(reason) },
  ]
}
