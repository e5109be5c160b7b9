import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import type { ComplianceField } from '#domain/compliance/fields.ts'
import { useRules } from '../../../lib/applications/use-rules.ts'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { FactQuestion } from './fact-question.tsx'
import { FindingLinks } from './finding-links.tsx'
import styles from './finding-row.module.css'
import { FindingSource } from './finding-source.tsx'
import { FindingStatus } from './finding-status.tsx'
import { useFindingWords } from './finding-words.ts'
import { OfferedFacts } from './offered-facts.tsx'
import { mayBeWaived, WaiveRule } from './waive-rule.tsx'

export interface FindingRowProps extends WorkspacePartProps {
  readonly finding: OfferFinding
  /** The fields that are answered in this row. */
  readonly asks: readonly ComplianceField[]
  readonly onCommit: (change: () => void) => void
}

/** One finding: its state, what was found, what is asked, where that stands, and what to do. */
export function FindingRow({ finding, asks, onCommit, ...props }: FindingRowProps) {
  const { data: rules } = useRules()
  const { title, says } = useFindingWords(finding, props.check.facts)
  const { status, severity, waiver, rule_id, asked } = finding
  const rule = rules?.rules.find(({ id }) => id === rule_id)
  const isOpen = status === 'fail' || status === 'unknown'
  // the texts of rules are English; what the tender asks is said in the language of the page
  const lang = asked === null ? 'en' : undefined
  return (
    <li
      id={`finding-${rule_id}`}
      className={styles.row}
      data-status={status}
      data-severity={severity}
      data-open-row={isOpen && !props.readOnly ? '' : undefined}
    >
      <FindingStatus status={status} severity={severity} />
      <div className={styles.found} data-found>
        <h4 className={styles.title} lang={lang}>
          {title}
        </h4>
        {says !== null && <p lang={lang}>{says}</p>}
        {status !== 'unknown' && asked === null && <OfferedFacts finding={finding} />}
        <FindingSource source={finding.source} ruleId={asked === null ? rule_id : null} />
        {waiver !== null && <WaiveRule finding={finding} onCommit={onCommit} {...props} />}
      </div>
      {isOpen && !props.readOnly && (
        <div className={styles.remedy}>
          {asks.map((field) => (
            <FactQuestion
              key={field}
              field={field}
              finding={finding}
              rule={rule}
              onCommit={onCommit}
              {...props}
            />
          ))}
          <FindingLinks finding={finding} tenderId={props.tender.tender_id} asks={asks} />
          {mayBeWaived(finding, rule) && (
            <WaiveRule finding={finding} onCommit={onCommit} {...props} />
          )}
        </div>
      )}
    </li>
  )
}
