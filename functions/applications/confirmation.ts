import { S3Client } from '@aws-sdk/client-s3'
import type { deskApplicationRoutes } from '#contracts/desk-applications.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { confirmationOf, mayBeReplaced } from '#domain/applications/confirmation.ts'
import {
  checkDocumentFile,
  type DocumentFile,
  documentMediaType,
  type FileRejection,
} from '#domain/documents/document.ts'
import type { FileId, TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { confirmationKey } from '../documents/confirmation-key.ts'
import type { Clock } from '../platform/clock.ts'
import {
  createFileBucket,
  type FileBucket,
  type SignedAddress,
} from '../platform/files/file-bucket.ts'
import { type Ids, randomIds } from '../platform/ids.ts'
import type { ApplicationStore } from './application-store.ts'
import { type SeenApplication, type WorkingAtDesk, workAtDesk } from './work-at-desk.ts'

type Announced = RouteOutput<(typeof deskApplicationRoutes)['addConfirmation']>
type Files = Pick<FileBucket, 'addressToPut' | 'addressToGet' | 'remove'>

/** Where confirmations lie, and ids for new ones: loaded by the calls that need it. */
export const openConfirmations = (bucket: string): { files: Files; ids: Pick<Ids, 'file'> } => ({
  files: createFileBucket(new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }), bucket),
  ids: randomIds,
})

interface Adding extends WorkingAtDesk {
  readonly files: Files
  readonly ids: Pick<Ids, 'file'>
}
type Refusal = 'not_found' | 'version_conflict' | 'transition_not_allowed' | FileRejection

/**
 * Announces what the monopoly gave with the record that counts, and gives the address to put it to. One that
 * passed the check stays: a new record has one of its own.
 */
export async function addConfirmation(
  deps: Adding,
  seen: SeenApplication & { readonly file_name: string; readonly size_bytes: number },
): Promise<Result<Announced, Refusal>> {
  const { user_id, tender_id, file_name, size_bytes } = seen
  const rejection = checkDocumentFile({ name: file_name, size: size_bytes })
  if (rejection !== null) return fail(rejection)
  const content_type = documentMediaType(file_name)
  if (content_type === null) return fail('not_a_document_type')
  const now = deps.now()
  const file: DocumentFile = {
    file_id: deps.ids.file(),
    file_name,
    content_type,
    size_bytes,
    status: 'waiting',
    reason: null,
    sha256: null,
    created_at: now.toISOString(),
  }
  let before: DocumentFile | null = null
  const added = await workAtDesk(deps, seen, null, ({ desk }) => {
    const record = desk.records.at(-1)
    if (record === undefined) return fail('transition_not_allowed')
    before = record.file
    if (before !== null && !mayBeReplaced(before, now)) return fail('transition_not_allowed')
    return succeed({ ...desk, records: desk.records.with(-1, { ...record, file }) })
  })
  if (!added.ok) return added
  const keyOf = ({ file_id }: DocumentFile) => confirmationKey({ user_id, tender_id, file_id })
  // its bytes may have come, and nothing else would ever delete them
  if (before !== null) await deps.files.remove(keyOf(before))
  const put = await deps.files.addressToPut(keyOf(file), file, now)
  return succeed({ ...added.value, put })
}

interface Getting {
  readonly applications: Pick<ApplicationStore, 'find'>
  readonly files: Files
  readonly now: Clock
}
interface Wanted {
  readonly user_id: UserId
  readonly tender_id: TenderId
  readonly file_id: FileId
}
type Got = Result<SignedAddress, 'not_found' | 'file_not_clean'>

/** The address of what came with any record of an application, for the desk. */
export async function findConfirmation(deps: Getting, wanted: Wanted): Promise<Got> {
  const row = await deps.applications.find(wanted.user_id, wanted.tender_id)
  const files = row?.desk?.records.map(({ file }) => file) ?? []
  const file = files.find((one) => one?.file_id === wanted.file_id) ?? null
  return addressOf(deps, wanted, file)
}

/** For the producer: only of the record that counts. One before it may hold what was not theirs. */
export async function getConfirmation(deps: Getting, wanted: Wanted): Promise<Got> {
  const row = await deps.applications.find(wanted.user_id, wanted.tender_id)
  const file = row?.desk ? confirmationOf(row.desk) : null
  return addressOf(deps, wanted, file?.file_id === wanted.file_id ? file : null)
}

async function addressOf(deps: Getting, own: Wanted, file: DocumentFile | null): Promise<Got> {
  if (file === null) return fail('not_found')
  if (file.status !== 'clean') return fail('file_not_clean')
  return succeed(await deps.files.addressToGet(confirmationKey(own), file.file_name, deps.now()))
}
