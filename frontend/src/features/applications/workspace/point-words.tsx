import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { useFindingWords } from './finding-words.ts'
import styles from './next-step.module.css'
import type { OpenPoint } from './open-points.ts'
import { useProblemWords } from './use-problem-words.ts'

export interface PointWordsProps extends WorkspacePartProps {
  readonly point: OpenPoint
}

/** What a point is about, and what is wrong there. */
export function PointWords({ point: { problem, finding }, ...props }: PointWordsProps) {
  if (finding !== undefined) return <FindingWords finding={finding} {...props} />
  return problem === undefined ? null : <ProblemWords problem={problem} {...props} />
}

interface ProblemWordsProps extends WorkspacePartProps {
  readonly problem: NonNullable<OpenPoint['problem']>
}

function ProblemWords({ problem, ...props }: ProblemWordsProps) {
  const { name, says } = useProblemWords()(problem, { form: props.form, facts: props.check.facts })
  return (
    <p className={styles.words}>
      <strong>{name}</strong> {'\u00b7'} <span className={styles.says}>{says}</span>
    </p>
  )
}

function FindingWords({
  finding,
  ...props
}: WorkspacePartProps & { readonly finding: OfferFinding }) {
  const { title, says } = useFindingWords(finding, props.check.facts)
  return (
    <p className={styles.words} lang={finding.asked === null ? 'en' : undefined}>
      <strong>{title}</strong> {'\u00b7'} <span className={styles.says}>{says}</span>
    </p>
  )
}
