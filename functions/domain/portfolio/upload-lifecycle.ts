import type { Upload, UploadStatus } from './upload.ts'

interface Transition {
  readonly from: readonly UploadStatus[]
  readonly to: UploadStatus
}

/**
 * The one table of the life of an uploaded file and its import. Buttons, use cases and the workers that
 * read and undo are made from it. The products are in the portfolio while the status is `read`.
 */
export const uploadTransitions = {
  /** The file arrived. */
  arrive: { from: ['waiting'], to: 'reading' },
  /** Its products are in the portfolio. */
  finish: { from: ['reading'], to: 'read' },
  refuse: { from: ['waiting', 'reading'], to: 'failed' },
  /** With other columns, with rows that were left out, or after an undo. */
  read_again: { from: ['read', 'failed', 'undone'], to: 'reading' },
  undo: { from: ['read', 'failed'], to: 'undoing' },
  finish_undo: { from: ['undoing'], to: 'undone' },
} as const satisfies Record<string, Transition>

export type UploadTransition = keyof typeof uploadTransitions

export const canChange = (transition: UploadTransition, status: UploadStatus): boolean =>
  (uploadTransitions[transition].from as readonly UploadStatus[]).includes(status)

/** A file whose worker died is taken up again after six minutes (`stack.test.ts`): what takes longer has stopped. */
export const stoppedAfterMs = 8 * 60_000

/** Whether the work on a file has stopped on its way, so that it may be asked for again. */
export const hasStopped = (
  { status, asked_at, created_at }: Pick<Upload, 'status' | 'asked_at' | 'created_at'>,
  now: Date,
): boolean =>
  (status === 'reading' || status === 'undoing') &&
  now.getTime() > Date.parse(asked_at ?? created_at) + stoppedAfterMs
