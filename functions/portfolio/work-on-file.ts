import type { OneAtATime } from '../platform/dynamodb/lease.ts'
import type { SendMessages } from '../platform/queue/send-messages.ts'
import { type FileReading, readStoredFile } from './read-stored-file.ts'
import type { FileRequest } from './stored-file-event.ts'
import { undoImport } from './undo-import.ts'

/** Longer than the function that works may run. */
export const importLease = { name: 'import', seconds: 70 }

/** How long a file waits for its turn before it is asked for once more. */
const turnSeconds = 2

const workOf = { read: readStoredFile, undo: undoImport } as const

/**
 * Reads or undoes a file. Those of one user come one after the other: an import is planned against the
 * portfolio that the one before has left, or the same product would be added twice.
 */
export async function workOnFile(
  deps: FileReading & {
    readonly oneAtATime: OneAtATime
    readonly askForWork: SendMessages<FileRequest>
  },
  request: FileRequest,
): Promise<void> {
  const run = () => workOf[request.kind](deps, request)
  if ((await deps.oneAtATime(request.user_id, run)) === 'busy') {
    await deps.askForWork([request], turnSeconds)
  }
}
