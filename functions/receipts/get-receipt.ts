import type { receiptRoutes } from '#contracts/receipts.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { ApplicationStore } from '../applications/application-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { FileBucket, SignedAddress } from '../platform/files/file-bucket.ts'
import type { ReceiptStore } from './receipt-store.ts'
import { sealedKey, sealedName } from './sealed-bucket.ts'

export interface ReadingReceipts {
  readonly applications: Pick<ApplicationStore, 'find'>
  readonly receipts: Pick<ReceiptStore, 'find'>
  readonly files: Pick<FileBucket, 'addressToGet'>
  readonly now: Clock
}

type Answer = RouteOutput<(typeof receiptRoutes)['getReceipt']>

/** The receipt of one user's submission, with or without a plan; null while it is being sealed. */
export async function getReceipt(
  { applications, receipts }: Omit<ReadingReceipts, 'files' | 'now'>,
  user_id: UserId,
  tender_id: TenderId,
): Promise<Result<Answer, 'not_found'>> {
  const row = await receipts.find(user_id, tender_id)
  if (row !== null) return succeed({ receipt: row.receipt })
  const application = await applications.find(user_id, tender_id)
  // what was submitted before there were receipts has none and gets none
  return application?.seal_due === undefined ? fail('not_found') : succeed({ receipt: null })
}

type FileParams = RouteInput<(typeof receiptRoutes)['getSealedFile']>['params']

/** The address of the package, of exactly the version that the receipt speaks of, or of the receipt. */
export async function getSealedFile(
  { receipts, files, now }: Omit<ReadingReceipts, 'applications'>,
  user_id: UserId,
  { tender_id, file }: FileParams,
): Promise<Result<SignedAddress, 'not_found'>> {
  const row = await receipts.find(user_id, tender_id)
  if (row === null) return fail('not_found')
  const { number } = row.receipt
  const name = file === 'package' ? row.receipt.package.name : sealedName(number, file)
  const version = file === 'package' ? row.package_version : undefined
  return succeed(await files.addressToGet(sealedKey(row, number, file), name, now(), version))
}
