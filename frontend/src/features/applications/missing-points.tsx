import { useTranslation } from 'react-i18next'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import type { FormProblem } from '#domain/applications/check-form.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { fieldId, useFormTexts } from '../../lib/applications/use-form-texts.ts'
import { Notice } from '../../ui/notice.tsx'
import { useProblemText } from './use-problem-text.ts'

export interface MissingPointsProps {
  readonly tenderId: number
  readonly form: ApplicationForm
  readonly problems: readonly FormProblem[]
  /** The facts of the offer. */
  readonly facts: ProductFacts
}

/** Everything that prevents the submission of a draft, each with a link to its question. */
export function MissingPoints({ tenderId, form, problems, facts }: MissingPointsProps) {
  const { t } = useTranslation('applications')
  const texts = useFormTexts()
  const problemText = useProblemText()
  const fields = new Map(
    form.sections.flatMap((section) => section.fields).map((field) => [field.key, field]),
  )
  const labelOf = (key: string) => {
    const field = fields.get(key)
    return field === undefined ? t('field.product_id') : texts.label(field)
  }
  return (
    <Notice tone="warning" title={t('review.missing', { count: problems.length })}>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.key} ${problem.result?.criterion_id}`}>
            <LocaleLink to={`/tender-application/${tenderId}?check=1#${fieldId(problem.key)}`}>
              {t('review.fix', {
                field: labelOf(problem.key),
                problem: problemText(problem, facts),
              })}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
