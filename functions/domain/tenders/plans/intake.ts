import type * as z from 'zod'
import type { intakeSchema, publicationSchema } from './intake-schema.ts'

/** `waiting`: the file is not there yet. */
export const intakeStatuses = ['waiting', 'reading', 'read', 'failed'] as const

/** What a row is against the tenders that are stored. */
export const rowKinds = ['new', 'changed', 'unchanged'] as const
export const rowStates = ['open', 'confirmed', 'published'] as const

/** `held`: the tenders stand, and nobody is told before the time for the undo is over. */
export const publicationStates = ['publishing', 'held', 'announced', 'undoing', 'undone'] as const

/** How long a publication can be undone. */
export const heldSeconds = 600

export type Intake = z.infer<typeof intakeSchema>
export type Publication = z.infer<typeof publicationSchema>
