import { checkReceipt, type ReceiptCheck } from '#domain/receipts/check-receipt.ts'
import type { ReceiptKey } from '#domain/receipts/receipt-schema.ts'
import { checkTools } from './check-tools.ts'

/** What came of the files: no receipt among them, nothing but a receipt, or how they stand to it. */
export type Checked =
  | { readonly kind: 'no_receipt' }
  | { readonly kind: 'two_receipts' }
  | { readonly kind: 'only_receipt'; readonly check: ReceiptCheck }
  | { readonly kind: 'checked'; readonly check: ReceiptCheck }

/** Nothing that large is a receipt. */
const longestReceipt = 1_000_000

async function readReceipt(file: File): Promise<unknown> {
  if (file.size > longestReceipt || !/\.json$/i.test(file.name)) return null
  try {
    const content: unknown = JSON.parse(await file.text())
    const { schema } = Object(content)
    return typeof schema === 'string' && schema.startsWith('nordgate-receipt/') ? content : null
  } catch {
    return null
  }
}

/** Tells the receipt apart by its content and holds the other files against it. */
export async function checkGiven(
  files: readonly File[],
  keys: readonly ReceiptKey[],
): Promise<Checked> {
  const read = await Promise.all(
    files.map(async (file) => ({ file, receipt: await readReceipt(file) })),
  )
  const [found, second] = read.filter(({ receipt }) => receipt !== null)
  if (found === undefined) return { kind: 'no_receipt' }
  if (second !== undefined) return { kind: 'two_receipts' }
  const others = read
    .filter((one) => one !== found)
    .map(({ file }) => ({
      name: file.name,
      read: async () => new Uint8Array(await file.arrayBuffer()),
    }))
  const check = await checkReceipt(found.receipt, others, keys, checkTools)
  return { kind: others.length === 0 ? 'only_receipt' : 'checked', check }
}
