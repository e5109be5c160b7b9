import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { type PackageManifest, packageManifestSchema } from '#domain/offers/manifest.ts'
import { localTime, receiptNumber, receiptSchemaId, signedText } from '#domain/receipts/receipt.ts'
import { type Receipt, receiptSchema, type SealedFile } from '#domain/receipts/receipt-schema.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { marketFacts } from '#domain/shared/market.ts'
import type { ApplicationRow } from '../applications/application-row.ts'
import type { ApplicationStore } from '../applications/application-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { ReceiptKeyStore, ReceiptRow, ReceiptStore } from './receipt-store.ts'
import { type SealedBucket, type StoredVersion, sealedKey } from './sealed-bucket.ts'
import type { Signer } from './signer.ts'

/** The package of a submission; the same submission gives the same bytes. */
export type Pack = (
  submitted: ApplicationRow,
) => Promise<{ readonly name: string; readonly zip: Uint8Array }>

export interface Sealing {
  readonly applications: Pick<ApplicationStore, 'find' | 'endSealDue'>
  readonly receipts: ReceiptStore
  readonly keys: Pick<ReceiptKeyStore, 'publish'>
  readonly bucket: SealedBucket
  readonly signer: Signer
  readonly pack: Pack
  /** The receipt as a PDF. */
  readonly print: (receipt: Receipt) => Promise<Uint8Array>
  readonly now: Clock
}

/**
 * Seals a submission unless that was done. Every step can be repeated, by several workers at once and after a
 * crash anywhere: the package that was stored first stands, and so does the receipt that was stored first, which
 * speaks of the very version that was read back. The mark on the application goes at last.
 */
export async function sealApplication(
  deps: Sealing,
  user_id: UserId,
  tender_id: TenderId,
): Promise<void> {
  const application = await deps.applications.find(user_id, tender_id)
  if (application?.seal_due === undefined) return
  const { receipt } =
    (await deps.receipts.find(user_id, tender_id)) ?? (await makeReceipt(deps, application))
  const { number } = receipt
  const text = new TextEncoder().encode(`${JSON.stringify(receipt, null, 2)}\n`)
  await deps.bucket.putOnce(sealedKey(application, number, 'receipt'), 'receipt', text)
  const printed = await deps.print(receipt)
  await deps.bucket.putOnce(sealedKey(application, number, 'print'), 'print', printed)
  await deps.applications.endSealDue(application)
}

async function makeReceipt(deps: Sealing, application: ApplicationRow): Promise<ReceiptRow> {
  const { user_id, tender_id } = application
  const number = numberOf(application)
  const made = await deps.pack(application)
  const key = sealedKey(application, number, 'package')
  await deps.bucket.putOnce(key, 'package', made.zip)
  const stored = await deps.bucket.read(key)
  const receipt = await signed(deps, receiptOf(deps, application, made.name, stored))
  await deps.receipts.add({ user_id, tender_id, receipt, package_version: stored.version })
  // another worker may have been faster: its receipt is the one
  const row = await deps.receipts.find(user_id, tender_id)
  if (row === null) throw new Error('a receipt that was stored is not there')
  return row
}

type Unsigned = Omit<Receipt, 'signature'>

function numberOf({ user_id, tender_id, submitted_at }: ApplicationRow): string {
  if (submitted_at === null) throw new Error('what was never submitted cannot be sealed')
  return receiptNumber(hashOf(`${user_id}#${tender_id}#${submitted_at}`), submitted_at)
}

function receiptOf(
  { now }: Pick<Sealing, 'now'>,
  application: ApplicationRow,
  name: string,
  { bytes }: StoredVersion,
): Unsigned {
  const { submitted_for, submitted_at, form_data } = application
  if (submitted_for === null || submitted_at === null) throw new Error('nothing was submitted')
  const { files, manifest } = contentOf(bytes)
  const { tender } = submitted_for
  const { time_zone } = marketFacts[tender.market]
  const answers = form_data?.answers ?? {}
  return {
    schema: receiptSchemaId,
    number: numberOf(application),
    package: sealedFile(name, bytes),
    files,
    tender: {
      tender_id: tender.tender_id,
      market: tender.market,
      reference: tender.reference,
      title: tender.title,
      version: manifest.versions.tender,
    },
    submitted_by: {
      company_name: String(answers.company_name ?? ''),
      contact_name: answers.contact_name ? String(answers.contact_name) : null,
    },
    submitted_at: { utc: submitted_at, local: localTime(submitted_at, time_zone), time_zone },
    sealed_at: now().toISOString(),
    rules_version: manifest.versions.rules,
  }
}

/** What was read back, held against its own list: a package that contradicts itself is never confirmed. */
function contentOf(zip: Uint8Array): { files: SealedFile[]; manifest: PackageManifest } {
  const content = unzipSync(zip)
  const files = Object.entries(content)
    .map(([name, bytes]) => sealedFile(name, bytes))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const manifest = packageManifestSchema.parse(
    JSON.parse(new TextDecoder().decode(content['manifest.json'])),
  )
  const listed = manifest.files.map(({ name, sha256, size_bytes }) => ({
    name,
    size_bytes,
    sha256,
  }))
  const others = files.filter(({ name }) => name !== 'manifest.json')
  if (JSON.stringify(listed) !== JSON.stringify(others))
    throw new Error('the stored package is not what its manifest lists')
  return { files, manifest }
}

const sealedFile = (name: string, bytes: Uint8Array): SealedFile => ({
  name,
  size_bytes: bytes.length,
  sha256: hashOf(bytes),
})

async function signed({ signer, keys, now }: Sealing, unsigned: Unsigned): Promise<Receipt> {
  const key = await signer.publicKey()
  // a receipt that nobody can check is none
  await keys.publish({ ...key, used_from: now().toISOString() })
  const { key_id, algorithm } = key
  const value = await signer.sign(signedText({ ...unsigned, signature: { algorithm, key_id } }))
  return receiptSchema.parse({ ...unsigned, signature: { algorithm, key_id, value } })
}

const hashOf = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex')
