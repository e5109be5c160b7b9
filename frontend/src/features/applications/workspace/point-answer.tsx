import { answerQuestion, confirmAnswers } from '#domain/applications/changed-questions.ts'
import { isAnswered } from '#domain/applications/rule-answers.ts'
import { useRules } from '../../../lib/applications/use-rules.ts'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { FormQuestion } from '../form-question.tsx'
import { FactQuestion } from './fact-question.tsx'
import type { OpenPoint } from './open-points.ts'
import { isAboutDocument } from './parts.ts'

export interface PointAnswerProps
  extends Pick<WorkspacePartProps, 'form' | 'data' | 'check' | 'onChange'> {
  readonly point: OpenPoint
}

const atOnce = (change: () => void) => change()

/** The question of a point, to be answered outside of its own place. */
export function PointAnswer({ form, data, check, onChange, point }: PointAnswerProps) {
  const { data: rules } = useRules()
  const { problem, finding } = point
  const asked = finding?.fields.find((one) => isAnswered(one))
  if (finding !== undefined && asked !== undefined) {
    return (
      <FactQuestion
        key={asked}
        id={`next-${asked}`}
        field={asked}
        finding={finding}
        rule={rules?.rules.find(({ id }) => id === finding.rule_id)}
        onCommit={atOnce}
        {...{ form, data, check, onChange }}
      />
    )
  }
  const field = form.sections
    .flatMap((section) => section.fields)
    .find(({ key }) => key === (problem?.key ?? finding?.asked?.key))
  if (field === undefined) return null
  return (
    <FormQuestion
      id={`next-${field.key}`}
      field={field}
      answer={data.answers[field.key]}
      error={null}
      requirements={[]}
      onAnswer={(value) => onChange((draft) => answerQuestion(form, draft, field.key, value))}
      onConfirm={
        problem?.code === 'confirm_again'
          ? () => onChange((draft) => confirmAnswers(form, draft, [field.key]))
          : undefined
      }
    />
  )
}

/** Whether a point is answered by one control; choosing a product or a document takes its own place. */
export const isAnsweredHere = (
  { problem, finding }: OpenPoint,
  form: WorkspacePartProps['form'],
): boolean =>
  finding?.fields.some((field) => isAnswered(field)) ??
  (problem !== undefined &&
    !isAboutDocument(problem) &&
    form.sections.some(({ fields }) => fields.some(({ key }) => key === problem.key)))
