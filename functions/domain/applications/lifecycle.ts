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

/** Where a submitted application is at the desk; the status says what the producer did. */
export const deskStages = ['to_check', 'to_hand_in', 'awaiting_reference', 'offered'] as const
export type DeskStage = (typeof deskStages)[number]

interface DeskStep {
  readonly from: readonly DeskStage[]
  readonly to: DeskStage
}

/** What takes an application from one stage at the desk to the next. */
export const deskSteps = {
  check: { from: ['to_check'], to: 'to_hand_in' },
  /** Sent, or entered in the portal; once more where the first did not arrive. */
  hand_in: { from: ['to_hand_in', 'awaiting_reference'], to: 'awaiting_reference' },
  /** With what the monopoly gave; once more to correct it. */
  record: { from: ['to_hand_in', 'awaiting_reference', 'offered'], to: 'offered' },
} as const satisfies Record<string, DeskStep>
export type DeskStepName = keyof typeof deskSteps

/** The statuses that the desk works on. */
export const atDesk = ['SUBMITTED', 'PAID'] as const satisfies readonly ApplicationStatus[]

export const canStep = (name: DeskStepName, stage: DeskStage): boolean =>
  (deskSteps[name].from as readonly DeskStage[]).includes(stage)
