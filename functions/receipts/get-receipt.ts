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

/**
 * The receipt of one user's submission, with or without a plan; null while it is being sealed: its row is there
 * before all of its files are, and the mark on the application goes behind the last.
 */
export async function getReceipt(
  { applications, receipts }: Omit<ReadingReceipts, 'files' | 'now'>,
  user_id: UserId,
  tender_id: TenderId,
): Promise<Result<Answer, 'not_found'>> {
  const application = await applications.find(user_id, tender_id)
  if (application?.seal_due !== undefined) return succeed({ receipt: null })
  const row = await receipts.find(user_id, tender_id)
  // what was submitted before there were receipts has none and gets none
  return row === null ? fail('not_found') : succeed({ receipt: row.receipt })
}

type FileParams = RouteInput<(typeof receiptRoutes)['getSealedFile']>['params']

/** The address of the package, of exactly the version that the receipt speaks of, or of the receipt. */
export async function getSealedFile(
  { applications, receipts, files, now }: ReadingReceipts,
  user_id: UserId,
  { tender_id, file }: FileParams,
): Promise<Result<SignedAddress, 'not_found'>> {
  const application = await applications.find(user_id, tender_id)
  const row = await receipts.find(user_id, tender_id)
  if (row === null || application?.seal_due !== undefined) return fail('not_found')
  const { number } = row.receipt
  const name = file === 'package' ? row.receipt.package.name : sealedName(number, file)
  const version = file === 'package' ? row.package_version : undefined
  return succeed(await files.addressToGet(sealedKey(row, number, file), name, now(), version))
}
