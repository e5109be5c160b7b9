import { useTranslation } from 'react-i18next'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import type { FormProblem } from '#domain/applications/check-form.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { fieldId, useFormTexts } from '../../lib/applications/use-form-texts.ts'
import { Notice } from '../../ui/notice.tsx'

export interface MissingPointsProps {
  readonly tenderId: number
  readonly form: ApplicationForm
  readonly problems: readonly FormProblem[]
}

/** What stands between a draft and its submission, each with the way to its question. */
export function MissingPoints({ tenderId, form, problems }: MissingPointsProps) {
  const { t } = useTranslation('applications')
  const texts = useFormTexts()
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
        {problems.map(({ key, code }) => (
          <li key={key}>
            <LocaleLink to={`/tender-application/${tenderId}?check=1#${fieldId(key)}`}>
              {t('review.fix', { field: labelOf(key), problem: texts.problem(code) })}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
