import { useTranslation } from 'react-i18next'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import type { FormProblem } from '#domain/applications/check-form.ts'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { fieldId } from '../../lib/applications/use-form-texts.ts'
import { Notice } from '../../ui/notice.tsx'
import { useFindingWords } from './workspace/finding-words.ts'
import { partOf } from './workspace/open-points.ts'
import { partPath } from './workspace/parts.ts'
import { useProblemWords } from './workspace/use-problem-words.ts'

export interface MissingPointsProps {
  readonly tenderId: number
  readonly form: ApplicationForm
  readonly problems: readonly FormProblem[]
  /** What rules and tender find besides. */
  readonly findings?: readonly OfferFinding[]
  /** Where they are not all that prevents it: what they are. */
  readonly title?: string
  /** The facts of the offer. */
  readonly facts: ProductFacts
}

/** Everything that prevents the submission of a draft, each with a link to its question. */
export function MissingPoints({
  tenderId,
  form,
  problems,
  findings = [],
  title,
  facts,
}: MissingPointsProps) {
  const { t } = useTranslation('applications')
  return (
    <Notice
      tone="warning"
      title={title ?? t('review.missing', { count: problems.length + findings.length })}
    >
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.key} ${problem.result?.criterion_id}`}>
            <LocaleLink to={placeOf(problem, tenderId)}>
              <ProblemLine problem={problem} form={form} facts={facts} />
            </LocaleLink>
          </li>
        ))}
        {findings.map((finding) => (
          <li key={finding.rule_id}>
            <LocaleLink to={`${partPath(tenderId, 'check')}#finding-${finding.rule_id}`}>
              <FindingLine finding={finding} facts={facts} />
            </LocaleLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type ProblemLineProps = Pick<MissingPointsProps, 'form' | 'facts'> & {
  readonly problem: FormProblem
}

function ProblemLine({ problem, form, facts }: ProblemLineProps) {
  const { t } = useTranslation('applications')
  const { name, says } = useProblemWords()(problem, { form, facts })
  return t('review.fix', { field: name, problem: says })
}

interface FindingLineProps extends Pick<MissingPointsProps, 'facts'> {
  readonly finding: OfferFinding
}

function FindingLine({ finding, facts }: FindingLineProps) {
  const { t } = useTranslation('applications')
  const { title, says } = useFindingWords(finding, facts)
  const words = says === null ? title : t('review.fix', { field: title, problem: says })
  return <span lang={finding.asked === null ? 'en' : undefined}>{words}</span>
}

const placeOf = (problem: FormProblem, tenderId: number): string =>
  `${partPath(tenderId, partOf(problem))}?check=1#${fieldId(problem.key)}`
