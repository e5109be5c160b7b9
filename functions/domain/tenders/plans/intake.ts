import type * as z from 'zod'
import type { intakeSchema, publicationSchema } from './intake-schema.ts'

/** A plan with more is refused; of stored tenders that are read again the others wait for the next time. */
export const mostIntakeRows = 1000

/** `waiting`: the file is not there yet. */
export const intakeStatuses = ['waiting', 'reading', 'read', 'failed'] as const

/** What a row is against the tenders that are stored. `reread`: no plan says it, our own reader reads it otherwise now. */
export const rowKinds = ['new', 'changed', 'unchanged', 'reread'] as const
export const rowStates = ['open', 'confirmed', 'published'] as const

/** `held`: the tenders stand, and nobody is told before the time for the undo is over. */
export const publicationStates = ['publishing', 'held', 'announced', 'undoing', 'undone'] as const

/** How long a publication can be undone. */
export const heldSeconds = 600

export type Intake = z.infer<typeof intakeSchema>
/** Whether the rows are stored tenders, read again; a plan has a file, and what is entered by hand a source. */
export const isReread = ({ file_name, source }: Pick<Intake, 'file_name' | 'source'>): boolean =>
  file_name === null && source === null
export type Publication = z.infer<typeof publicationSchema>
