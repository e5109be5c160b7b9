import { receiptSchemaId, signedText } from './receipt.ts'
import { type Receipt, type ReceiptKey, receiptSchema, type SealedFile } from './receipt-schema.ts'

/** A file that somebody holds; it is read when its turn comes. */
export interface GivenFile {
  readonly name: string
  readonly read: () => Promise<Uint8Array>
}

/** What the language of the domain does not have: a browser and a command line bring their own. */
export interface CheckTools {
  /** In hex. */
  readonly sha256: (bytes: Uint8Array) => Promise<string>
  readonly isSigned: (key: ReceiptKey, signature: string, text: string) => Promise<boolean>
  /** What lies in a ZIP by name, null where it cannot be unpacked; null: no ZIP. */
  readonly unzip: (bytes: Uint8Array) => Promise<ReadonlyMap<string, Uint8Array | null> | null>
}

export type ReceiptFault = 'not_a_receipt' | 'other_version' | 'unknown_key' | 'edited'

/**
 * `matches`: byte for byte what the receipt names. `changed`: it has the name of a file of the receipt and other
 * content. `missing`: a package that is given lacks it. `unknown`: the receipt does not name it. `unreadable`:
 * it could not be read. `not_given`: named by the receipt and not at hand, which contradicts nothing.
 */
export type FileState = 'matches' | 'changed' | 'missing' | 'unknown' | 'unreadable' | 'not_given'

export interface CheckedFile {
  readonly name: string
  readonly state: FileState
  /** The given ZIP that it was looked for in. */
  readonly within?: string
  /** The name that the receipt has for it, where that is another. */
  readonly sealedAs?: string
}

export interface ReceiptCheck {
  readonly receipt: Receipt | null
  readonly fault: ReceiptFault | null
  readonly files: readonly CheckedFile[]
  /** Signed by a published key, and every given file is what it speaks of. */
  readonly belongs: boolean
}

/** Whether a receipt, as it was read from JSON, and files belong together. */
export async function checkReceipt(
  given: unknown,
  files: readonly GivenFile[],
  keys: readonly ReceiptKey[],
  tools: CheckTools,
): Promise<ReceiptCheck> {
  const read = receiptSchema.safeParse(given)
  if (!read.success) return { receipt: null, fault: unreadable(given), files: [], belongs: false }
  const receipt = read.data
  const fault = await faultOf(given, receipt, keys, tools)
  const checked: CheckedFile[] = []
  for (const file of files) checked.push(...(await checkFile(receipt, file, tools)))
  const belongs =
    fault === null && checked.length > 0 && checked.every(({ state }) => state === 'matches')
  return { receipt, fault, files: [...checked, ...notGiven(receipt, checked)], belongs }
}

function unreadable(given: unknown): ReceiptFault {
  const schema = Object(given).schema
  const isOther =
    typeof schema === 'string' &&
    schema.startsWith('nordgate-receipt/') &&
    schema !== receiptSchemaId
  return isOther ? 'other_version' : 'not_a_receipt'
}

async function faultOf(
  given: unknown,
  { signature }: Receipt,
  keys: readonly ReceiptKey[],
  tools: CheckTools,
): Promise<ReceiptFault | null> {
  const key = keys.find(({ key_id }) => key_id === signature.key_id)
  if (key === undefined) return 'unknown_key'
  return (await tools.isSigned(key, signature.value, signedText(given))) ? null : 'edited'
}

async function checkFile(
  receipt: Receipt,
  { name, read }: GivenFile,
  tools: CheckTools,
): Promise<CheckedFile[]> {
  const bytes = await read().catch(() => null)
  if (bytes === null) return [{ name, state: 'unreadable' }]
  const hash = await tools.sha256(bytes)
  const sealed = [receipt.package, ...receipt.files]
  const same =
    sealed.find((one) => one.sha256 === hash && one.name === name) ??
    sealed.find((one) => one.sha256 === hash)
  if (same) {
    return [{ name, state: 'matches', ...(same.name === name ? {} : { sealedAs: same.name }) }]
  }
  const inside = receipt.files.some((one) => one.name === name) ? null : await tools.unzip(bytes)
  const isPackage =
    name === receipt.package.name || receipt.files.some((one) => inside?.has(one.name))
  if (isPackage) return checkInside(receipt, name, inside ?? new Map(), tools)
  return [{ name, state: sealed.some((one) => one.name === name) ? 'changed' : 'unknown' }]
}

/** A package that is not the one of the receipt: which of its files make the difference. */
async function checkInside(
  receipt: Receipt,
  within: string,
  inside: ReadonlyMap<string, Uint8Array | null>,
  tools: CheckTools,
): Promise<CheckedFile[]> {
  const { name } = receipt.package
  const checked: CheckedFile[] = [
    { name: within, state: 'changed', ...(name === within ? {} : { sealedAs: name }) },
  ]
  // nothing could be read of it: that its files are missing would be no news
  if (inside.size === 0) return checked
  for (const file of receipt.files) {
    const state = await stateInside(file, inside, tools)
    if (state !== 'matches') checked.push({ name: file.name, state, within })
  }
  const named = new Set(receipt.files.map(({ name }) => name))
  for (const name of inside.keys()) {
    if (!named.has(name)) checked.push({ name, state: 'unknown', within })
  }
  return checked
}

async function stateInside(
  { name, sha256 }: SealedFile,
  inside: ReadonlyMap<string, Uint8Array | null>,
  tools: CheckTools,
): Promise<FileState> {
  const bytes = inside.get(name)
  if (bytes === undefined) return 'missing'
  return bytes !== null && (await tools.sha256(bytes)) === sha256 ? 'matches' : 'changed'
}

function notGiven(receipt: Receipt, checked: readonly CheckedFile[]): CheckedFile[] {
  const seen = new Set(checked.map(({ name, sealedAs }) => sealedAs ?? name))
  // the package holds every file
  if (checked.length === 0 || seen.has(receipt.package.name)) return []
  return receipt.files
    .filter(({ name }) => !seen.has(name))
    .map(({ name }) => ({ name, state: 'not_given' }))
}
