import { useTranslation } from 'react-i18next'
import { useFormTexts } from '../../../lib/applications/use-form-texts.ts'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { useProblemText } from '../use-problem-text.ts'
import type { OpenPoint } from './open-points.ts'

/** What a point is about, and what is wrong with it. */
export function usePointWords() {
  const { t } = useTranslation('applications')
  const texts = useFormTexts()
  const problemText = useProblemText()
  return ({ problem }: OpenPoint, { form, check }: Pick<WorkspacePartProps, 'form' | 'check'>) => {
    const field = form.sections
      .flatMap((section) => section.fields)
      .find(({ key }) => key === problem.key)
    return {
      name: field === undefined ? t('field.product_id') : texts.label(field),
      says: problemText(problem, check.facts),
    }
  }
}
