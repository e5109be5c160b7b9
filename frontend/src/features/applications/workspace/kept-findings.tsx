import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import type { ApiOutput } from '../../../lib/api.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { Notice } from '../../../ui/notice.tsx'
import styles from './check-part.module.css'
import groupStyles from './finding-group.module.css'
import { GroupFrame } from './finding-group.tsx'
import rowStyles from './finding-row.module.css'
import { FindingSource } from './finding-source.tsx'
import { FindingStatus } from './finding-status.tsx'

type KeptCheck = NonNullable<ApiOutput<'getApplication'>['submitted_check']>
type KeptFinding = KeptCheck['findings'][number]

export interface KeptFindingsProps {
  readonly kept: KeptCheck
  readonly tender: TenderSummary
}

/** What blocks was settled before the submission: the rest is a warning, or waits for a later phase. */
const groups = ['warnings', 'sample', 'launch', 'marketing'] as const
const groupOf = ({ phase }: KeptFinding) => (phase === 'offer' ? 'warnings' : phase)

/** What was left open at the submission, by the rules of that day: rules change, what was submitted does not. */
export function KeptFindings({ kept, tender }: KeptFindingsProps) {
  const { t } = useTranslation('workspace')
  const language = useLanguage()
  const { date } = useFormat()
  const { findings, rules_version } = kept
  if (rules_version === null) return <p>{t('check.notHeld')}</p>
  return (
    <div className={styles.check}>
      <p className={styles.lead}>
        {t('check.asSubmitted')} {t('check.rulesOf', { day: date(rules_version) })}{' '}
        {language !== 'en' && t('check.english')}
      </p>
      <Notice tone="success">{t('check.none')}</Notice>
      {groups.map((group) => {
        const mine = findings.filter((finding) => groupOf(finding) === group)
        if (mine.length === 0) return null
        return (
          <GroupFrame key={group} group={group} tender={tender} count={mine.length}>
            <ul className={groupStyles.rows}>
              {mine.map((finding) => (
                <Row key={finding.rule_id} finding={finding} />
              ))}
            </ul>
          </GroupFrame>
        )
      })}
    </div>
  )
}

function Row({ finding }: { readonly finding: KeptFinding }) {
  const { t } = useTranslation('workspace')
  const { instant } = useFormat()
  const { rule_id, status, severity, title, message, source, waiver } = finding
  return (
    <li className={rowStyles.row} data-status={status} data-severity={severity}>
      <FindingStatus status={status} severity={severity} />
      <div className={rowStyles.found}>
        <h4 className={rowStyles.title} lang="en">
          {title}
        </h4>
        <p lang="en">{message}</p>
        <FindingSource source={source} ruleId={rule_id.startsWith('tender:') ? null : rule_id} />
        {waiver !== null && (
          <p>
            {waiver.by === null || waiver.at === null
              ? t('waive.soon', { reason: waiver.reason })
              : t('waive.done', {
                  who: waiver.by,
                  when: instant(waiver.at),
                  reason: waiver.reason,
                })}
          </p>
        )}
      </div>
    </li>
  )
}
