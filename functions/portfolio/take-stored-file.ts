import type { Problem } from '#domain/portfolio/read-product.ts'
import type { UploadId, UserId } from '#domain/shared/ids.ts'
import type { SendMessages } from '../platform/queue/send-messages.ts'
import type { Limit, Throttle } from '../platform/throttle/throttle.ts'
import { type FileReading, failUpload } from './read-stored-file.ts'
import type { FileRequest } from './stored-file-event.ts'

/** What counts is the file that arrived, not the address that was asked for. */
const arrivalsPerHour: Limit = { name: 'arrival', tries: 300, seconds: 3600 }
const tooManyFiles: Problem = { code: 'too_many_files', row: null, text: null }

export type FileTaking = Pick<FileReading, 'uploads' | 'files' | 'now' | 'log'> & {
  readonly throttle: Throttle
  readonly askForWork: SendMessages<FileRequest>
}

/**
 * Takes a file that was stored: counts it and asks for its reading. S3 cannot say whose message its own is;
 * ours says it, so that the files of one user delay nobody else's. Repeating it changes nothing.
 */
export async function takeStoredFile(
  deps: FileTaking,
  owner: { readonly user_id: UserId; readonly upload_id: UploadId },
): Promise<void> {
  const { user_id, upload_id } = owner
  const upload = await deps.uploads.find(user_id, upload_id)
  if (upload === null) {
    // taken back while it was under way: nothing else would ever delete it
    await deps.files.remove(user_id, upload_id)
    return deps.log.info('FILE_IGNORED', { upload_id })
  }
  if (upload.status === 'waiting') {
    if (!(await deps.throttle(arrivalsPerHour, user_id, deps.now()))) {
      await failUpload(deps, upload, [tooManyFiles], null)
      return deps.files.remove(user_id, upload_id)
    }
    await deps.uploads.update({
      ...upload,
      status: 'reading',
      asked_at: deps.now().toISOString(),
    })
  }
  await deps.askForWork([{ kind: 'read', user_id, upload_id }])
}
