import type { Receipt } from '#domain/receipts/receipt-schema.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { type Cell, createTaggedPdf } from '../platform/pdf/tagged-pdf.ts'

/** The receipt to read and to file. What is checked is the same as JSON: a PDF can be drawn by anybody. */
export async function printReceipt(receipt: Receipt): Promise<Uint8Array> {
  const { number, tender, submitted_by, submitted_at, signature } = receipt
  const { monopoly } = marketFacts[tender.market]
  const pdf = await createTaggedPdf({
    title: `Receipt ${number}: offer to ${monopoly}, ${tender.reference ?? tender.title}`,
    at: receipt.sealed_at,
    foot: `Nordgate receipt ${number}`,
    mark: null,
  })
  pdf.title(`Receipt ${number}`)
  pdf.paragraph(
    'This offer was submitted, stored so that nobody can exchange it, read back and hashed. Whether files belong to this receipt is checked with the receipt as JSON: on the page "Check a receipt" of the site, without an account, or with the command check-receipt.',
  )
  const facts: readonly (readonly [string, string])[] = [
    ['Offered to', monopoly],
    ['Tender', [tender.reference, tender.title].filter(Boolean).join(', ')],
    ['Version of the tender', String(tender.version)],
    [
      'Submitted by',
      [submitted_by.contact_name, submitted_by.company_name].filter(Boolean).join(', '),
    ],
    ['Submitted', `${submitted_at.utc} (UTC)`],
    ['The same in the market', `${submitted_at.local} (${submitted_at.time_zone})`],
    ['Sealed', `${receipt.sealed_at} (UTC)`],
    ['Rules held against', receipt.rules_version ?? 'not stated'],
  ]
  pdf.table(columns('About the submission'), facts.map(asRow), true)
  pdf.heading('Sealed files')
  pdf.table(
    [
      { header: 'File', share: 38 },
      { header: 'Bytes', share: 12 },
      { header: 'SHA-256', share: 50 },
    ],
    [receipt.package, ...receipt.files].map(({ name, size_bytes, sha256 }): Cell[] => [
      name,
      [{ text: String(size_bytes) }],
      // in halves, which lines can break between
      [{ text: `${sha256.slice(0, 32)} ${sha256.slice(32)}`, size: 8 }],
    ]),
    true,
  )
  pdf.heading('Signature')
  pdf.paragraph(
    'ECDSA on the curve P-256 with SHA-256, over the receipt as canonical JSON (RFC 8785) without the member "value" of its signature. The key is the SHA-256 of a public key that the site publishes.',
  )
  const halves = (text: string) =>
    `${text.slice(0, text.length / 2)} ${text.slice(text.length / 2)}`
  pdf.table(
    columns('Signed with'),
    [
      ['Algorithm', signature.algorithm] as const,
      ['Key', halves(signature.key_id)] as const,
      ['Signature', halves(signature.value)] as const,
    ].map(asRow),
    true,
  )
  return pdf.finish()
}

const columns = (header: string) => [
  { header, share: 28 },
  { header: 'Content', share: 72 },
]

const asRow = ([label, text]: readonly [string, string]): Cell[] => [label, [{ text }]]
