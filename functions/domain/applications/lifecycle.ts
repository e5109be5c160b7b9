import type { ApplicationStatus } from './application.ts'

interface Transition {
  readonly from: readonly ApplicationStatus[]
  /** Null: the application is gone. */
  readonly to: ApplicationStatus | null
}

/**
 * The one table of the application's life. Buttons, use cases and database conditions are made
 * from it. What happens after PAID (samples, tasting, result) is an outcome, not a status.
 */
export const transitions = {
  select: { from: ['NOT_STARTED'], to: 'NOT_STARTED' },
  /** Takes a selected tender out again. */
  deselect: { from: ['NOT_STARTED'], to: null },
  save: { from: ['NOT_STARTED', 'DRAFT'], to: 'DRAFT' },
  discard: { from: ['NOT_STARTED', 'DRAFT'], to: 'NOT_STARTED' },
  submit: { from: ['DRAFT'], to: 'SUBMITTED' },
  /** Only a verified payment event does this. */
  pay: { from: ['SUBMITTED'], to: 'PAID' },
  /** All of the money went back, or a dispute was lost. */
  refund: { from: ['PAID'], to: 'SUBMITTED' },
} as const satisfies Record<string, Transition>

export type TransitionName = keyof typeof transitions

export const canMake = (name: TransitionName, status: ApplicationStatus): boolean =>
  (transitions[name].from as readonly ApplicationStatus[]).includes(status)
