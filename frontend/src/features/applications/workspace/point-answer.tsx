import { answerQuestion, confirmAnswers } from '#domain/applications/changed-questions.ts'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { FormQuestion } from '../form-question.tsx'
import type { OpenPoint } from './open-points.ts'

export interface PointAnswerProps
  extends Pick<WorkspacePartProps, 'form' | 'data' | 'check' | 'onChange'> {
  readonly point: OpenPoint
}

/** The question of a point, to be answered outside of its own place. */
export function PointAnswer({ form, data, onChange, point: { problem } }: PointAnswerProps) {
  const field = form.sections
    .flatMap((section) => section.fields)
    .find(({ key }) => key === problem.key)
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
        problem.code === 'confirm_again'
          ? () => onChange((draft) => confirmAnswers(form, draft, [field.key]))
          : undefined
      }
    />
  )
}
