import type { FormProblem } from '#domain/applications/check-form.ts'
import type { OfferCheck } from '#domain/applications/check-offer.ts'
import { type ComplianceField, complianceFields } from '#domain/compliance/fields.ts'
import { useFormTexts } from '../../../lib/applications/use-form-texts.ts'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { useProblemText } from '../use-problem-text.ts'
import { useFactTexts } from './fact-texts.ts'

const isField = (name: string): name is ComplianceField => Object.hasOwn(complianceFields, name)

/** What the question of a point of the form is called, and what is wrong with the answer. */
export function useProblemWords() {
  const texts = useFormTexts()
  const facts = useFactTexts()
  const problemText = useProblemText()
  return (
    problem: FormProblem,
    { form, facts: offered }: Pick<WorkspacePartProps, 'form'> & Pick<OfferCheck, 'facts'>,
  ) => {
    const field = form.sections
      .flatMap((section) => section.fields)
      .find(({ key }) => key === problem.key)
    const fact = problem.key.replace(/^fact_/, '')
    const name =
      field !== undefined
        ? texts.label(field)
        : isField(fact)
          ? facts.label(fact)
          : texts.label({ key: problem.key, label: null, criterion_id: null })
    return { name, says: problemText(problem, offered) }
  }
}
