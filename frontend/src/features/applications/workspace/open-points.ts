import type { ApplicationCheck } from '#domain/applications/check-application.ts'
import type { FormProblem } from '#domain/applications/check-form.ts'
import { isAboutDocument, type Part } from './parts.ts'

/** Something that stands in the way of the submission, and the part that it belongs to. */
export interface OpenPoint {
  readonly id: string
  readonly part: Part
  readonly problem: FormProblem
}

/** Everything that stands in the way, in the order of the form. */
export const openPoints = ({ problems }: ApplicationCheck): OpenPoint[] =>
  problems.map((problem) => ({
    id: `${problem.key} ${problem.result?.criterion_id ?? ''}`,
    part: isAboutDocument(problem) ? 'documents' : 'offer',
    problem,
  }))
