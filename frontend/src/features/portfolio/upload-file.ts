import type { UploadId } from '#domain/shared/ids.ts'
import { fileNameOf } from '#domain/shared/stored-file.ts'
import { callApi } from '../../lib/api.ts'
import { ApiError, errorCodeOf } from '../../lib/api-error.ts'
import { logError } from '../../lib/error-log.ts'
import { putFile } from '../../lib/put-file.ts'
import type { FileStage, RejectionCode } from './upload-queue.ts'

const rejections: readonly string[] = ['invalid_file_type', 'file_too_large', 'empty_file']
const isRejection = (code: string): code is RejectionCode => rejections.includes(code)

/** Announces a file, puts its bytes, and says where that ended. */
export async function uploadFile(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<FileStage> {
  let announced: UploadId | null = null
  try {
    // not cut off by the signal: who does not hear the answer cannot take the announcement back
    const { upload, put } = await callApi('createUpload', {
      body: { file_name: fileNameOf(file.name), size_bytes: file.size },
    })
    announced = upload.upload_id
    await putFile({ url: put.url, headers: put.headers, file, onProgress, signal })
    return { stage: 'stored', upload_id: upload.upload_id }
  } catch (thrown) {
    if (announced !== null) await takeBack(announced)
    if (signal.aborted) return { stage: 'cancelled' }
    if (thrown instanceof ApiError && isRejection(thrown.code)) {
      return { stage: 'rejected', code: thrown.code }
    }
    logError(thrown)
    return { stage: 'error', code: errorCodeOf(thrown) }
  }
}

/** What did not arrive whole must not be in the list; without a network it expires by itself. */
async function takeBack(upload_id: UploadId): Promise<void> {
  await callApi('deleteUpload', { params: { upload_id } }).catch(logError)
}
