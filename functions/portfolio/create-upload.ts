import {
  checkPortfolioFile,
  portfolioFileType,
  portfolioFileTypes,
} from '#domain/portfolio/upload.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import type { PutAddress } from '../platform/files/file-bucket.ts'
import type { Ids } from '../platform/ids.ts'
import type { Limit, Throttle } from '../platform/throttle/throttle.ts'
import type { PortfolioFiles } from './portfolio-files.ts'
import type { UploadRow, UploadStore } from './upload-store.ts'

/** Far more than a producer has files; it bounds what one account can make us store and read. */
const uploadsPerHour: Limit = { name: 'upload', tries: 300, seconds: 3600 }

interface AnnouncedUpload {
  readonly upload: UploadRow
  readonly put: PutAddress
}

/** Announces a file: checks its name and size, and gives the address to put its bytes to. */
export async function createUpload(
  deps: {
    readonly uploads: UploadStore
    readonly files: PortfolioFiles
    readonly ids: Ids
    readonly throttle: Throttle
    readonly now: Clock
  },
  user_id: UserId,
  file: { readonly file_name: string; readonly size_bytes: number },
): Promise<
  Result<
    AnnouncedUpload,
    'invalid_file_type' | 'file_too_large' | 'empty_file' | 'too_many_uploads'
  >
> {
  const problem = checkPortfolioFile({ name: file.file_name, size: file.size_bytes })
  if (problem !== null) return fail(problem)
  const type = portfolioFileType(file.file_name)
  if (type === null) return fail('invalid_file_type')
  const now = deps.now()
  if (!(await deps.throttle(uploadsPerHour, user_id, now))) return fail('too_many_uploads')
  const upload: UploadRow = {
    ...file,
    user_id,
    upload_id: deps.ids.upload(),
    content_type: portfolioFileTypes[type],
    status: 'waiting',
    product_count: 0,
    problems: [],
    problem_count: 0,
    created_at: now.toISOString(),
    read_at: null,
    read_etag: null,
    import: null,
    revision: 0,
    asked_at: null,
    choices: null,
  }
  await deps.uploads.add(upload)
  return succeed({ upload, put: await deps.files.addressToPut(upload, now) })
}
