import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { useFormat } from '../../../lib/use-format.ts'
import styles from './finding-group.module.css'
import { type FindingGroup, isWaiting, type ShownFinding } from './finding-groups.ts'
import { FindingRow } from './finding-row.tsx'

export interface FindingGroupListProps extends WorkspacePartProps {
  readonly group: FindingGroup
  readonly shown: readonly ShownFinding[]
  /** How many findings there are in all groups. */
  readonly all: number
  readonly onCommit: (change: () => void) => void
}

/** Findings of one kind. */
export function FindingGroupList({ group, shown, all, onCommit, ...props }: FindingGroupListProps) {
  const { t } = useTranslation('workspace')
  if (shown.length === 0) return null
  const rows = shown.filter((one) => !isWaiting(one))
  const waiting = shown.filter(isWaiting)
  const { length } = shown
  return (
    <GroupFrame
      group={group}
      tender={props.tender}
      count={group === 'passed' ? t('check.of', { count: length, all }) : length}
    >
      <Rows {...props} shown={rows} onCommit={onCommit} />
      {waiting.length > 0 && (
        <details className={styles.waiting}>
          <summary>{t('check.waiting', { count: waiting.length })}</summary>
          <Rows {...props} shown={waiting} onCommit={onCommit} />
        </details>
      )}
    </GroupFrame>
  )
}

export interface GroupFrameProps {
  readonly group: FindingGroup
  readonly tender: TenderSummary
  /** How many findings are in it. */
  readonly count: number | string
  readonly children: ReactNode
}

/** The heading of a kind of findings: what concerns the offer is open, the rest opens at a press. */
export function GroupFrame({ group, tender, count, children }: GroupFrameProps) {
  const { t } = useTranslation('workspace')
  const until = useUntil(group, tender)
  if (group === 'blocks' || group === 'warnings') {
    return (
      <section className={styles.group} aria-labelledby={`group-${group}`}>
        <h3 id={`group-${group}`} className={styles.title}>
          {t(`check.group.${group}`)} <span className={styles.count}>{count}</span>
        </h3>
        {children}
      </section>
    )
  }
  return (
    <details className={styles.group}>
      <summary>
        <h3 className={styles.title}>
          {t(`check.group.${group}`)}{' '}
          <span className={styles.count}>
            {count}
            {until !== null && `, ${until}`}
          </span>
        </h3>
      </summary>
      {children}
    </details>
  )
}

type RowsProps = WorkspacePartProps & Pick<FindingGroupListProps, 'shown' | 'onCommit'>

function Rows({ shown, ...props }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {shown.map(({ finding, asks }) => (
        <FindingRow key={finding.rule_id} finding={finding} asks={asks} {...props} />
      ))}
    </ul>
  )
}

/** Until when what comes after the offer is due, as far as it is published. */
function useUntil(group: FindingGroup, tender: TenderSummary): string | null {
  const { t } = useTranslation('workspace')
  const { date, month } = useFormat()
  const { sample_deadline, launch_date, launch_month } = tender
  const day = group === 'sample' ? sample_deadline : group === 'launch' ? launch_date : null
  if (day !== null) return t('check.until', { day: date(day) })
  return group === 'launch' && launch_month !== null
    ? t('check.untilMonth', { month: month(launch_month) })
    : null
}
