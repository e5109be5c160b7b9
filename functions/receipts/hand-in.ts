import { createHash } from 'node:crypto'
import type { HandInChannel } from '#domain/applications/desk-work.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { ApplicationRow } from '../applications/application-row.ts'
import {
  type SeenApplication,
  type WorkingAtDesk,
  workAtDesk,
} from '../applications/work-at-desk.ts'
import type { ImporterStore } from '../platform/importers/importer-store.ts'
import type { MailMarks } from '../platform/mail/mail-marks.ts'
import type { Attachment, SendMail } from '../platform/mail/send-mail.ts'
import { MailUnderWay, type SentMail, sendFollowed } from '../platform/mail/send-once.ts'
import { offerMail } from './offer-mail.ts'
import type { ReceiptRow, ReceiptStore } from './receipt-store.ts'
import { type SealedBucket, sealedKey } from './sealed-bucket.ts'

export interface HandingIn extends WorkingAtDesk {
  readonly receipts: Pick<ReceiptStore, 'find'>
  readonly sealed: Pick<SealedBucket, 'read'>
  readonly importers: Pick<ImporterStore, 'list'>
  readonly mailMarks: MailMarks
  readonly sendMail: SendMail
  /** Where the answer of who gets the offer goes. */
  readonly contactMail: string
}

type Unsendable =
  | 'not_an_importer'
  | 'version_conflict'
  | 'package_not_sealed'
  | 'package_changed'
  | 'package_too_large'

/** SES takes 40 MB with everything in it, and base64 makes four bytes of three. */
const largestPackage = 28 * 1024 * 1024

/**
 * The offer leaves the desk: entered in the portal by hand, or mailed with the sealed package, which is held
 * against the receipt byte by byte before. It goes to nobody but an importer of the tender's market, as the
 * settings name them now. A mail that went out is not sent again when its keeping failed.
 */
export function handIn(
  deps: HandingIn,
  seen: SeenApplication & { readonly channel: HandInChannel; readonly to: string | null },
) {
  const { channel, to } = seen
  return workAtDesk<Unsendable>(deps, seen, 'hand_in', async ({ row, desk, by, at }) => {
    const receipt = row.seal_due === undefined ? await findReceipt(deps, row) : null
    if (receipt === null) return fail('package_not_sealed')
    if (to !== null) {
      if (!(await isImporter(deps, row, to))) return fail('not_an_importer')
      const attached = await sealedPackage(deps, receipt)
      if (!attached.ok) return attached
      const sent = await mailOnce(deps, receipt, { to, after: desk.sent.length }, attached.value)
      if (sent === 'under_way') return fail('version_conflict')
      return succeed({ ...desk, sent: [...desk.sent, { channel, to, by, ...sent }] })
    }
    return succeed({ ...desk, sent: [...desk.sent, { channel, to, message_id: null, by, at }] })
  })
}

async function isImporter(
  { importers }: HandingIn,
  { submitted_for, listed }: ApplicationRow,
  to: string,
): Promise<boolean> {
  const market = submitted_for?.tender.market ?? listed?.market
  return (await importers.list()).some((one) => one.market === market && one.email === to)
}

/** Once behind what was sent `after` before: a colleague's step in between does not let it go out again. */
async function mailOnce(
  deps: HandingIn,
  { user_id, tender_id, receipt }: ReceiptRow,
  { to, after }: { readonly to: string; readonly after: number },
  attachment: Attachment,
): Promise<SentMail | 'under_way'> {
  const mark = deps.mailMarks(`offer#${user_id}#${tender_id}#${receipt.number}#${after}#${to}`)
  try {
    return await sendFollowed(mark, deps.now, () =>
      deps.sendMail(to, offerMail(receipt), {
        replyTo: deps.contactMail,
        attachments: [attachment],
      }),
    )
  } catch (error) {
    if (error instanceof MailUnderWay) return 'under_way'
    throw error
  }
}

const findReceipt = ({ receipts }: HandingIn, { user_id, tender_id }: ApplicationRow) =>
  receipts.find(user_id, tender_id)

/** The very version that the receipt speaks of, if its bytes still are what the receipt names. */
async function sealedPackage(
  { sealed }: HandingIn,
  row: ReceiptRow,
): Promise<Result<Attachment, 'package_changed' | 'package_too_large'>> {
  const { number, package: named } = row.receipt
  if (named.size_bytes > largestPackage) return fail('package_too_large')
  const { bytes } = await sealed.read(sealedKey(row, number, 'package'), row.package_version)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (sha256 !== named.sha256) return fail('package_changed')
  return succeed({ name: named.name, content_type: 'application/zip', bytes })
}
