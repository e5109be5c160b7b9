/** waiting: presigned, not there yet. Only a clean file is ever handed out. */
export const fileStatuses = ['waiting', 'scanning', 'clean', 'refused'] as const
export type FileStatus = (typeof fileStatuses)[number]

interface Transition {
  readonly from: readonly FileStatus[]
  readonly to: FileStatus
}

/** The one table of the life of a document's file. The word of the scan may overtake that of the arrival. */
export const fileTransitions = {
  arrive: { from: ['waiting'], to: 'scanning' },
  /** No malware, and really a whole, readable PDF, JPEG or PNG. */
  pass: { from: ['waiting', 'scanning'], to: 'clean' },
  refuse: { from: ['waiting', 'scanning'], to: 'refused' },
} as const satisfies Record<string, Transition>

export type FileTransition = keyof typeof fileTransitions

export const canMove = (transition: FileTransition, status: FileStatus): boolean =>
  (fileTransitions[transition].from as readonly FileStatus[]).includes(status)
