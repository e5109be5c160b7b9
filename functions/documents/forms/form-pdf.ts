import { formWords } from '#domain/documents/forms/form-words.ts'
import { type FilledForm, pad, type Signing } from '#domain/documents/forms/signing.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { createTaggedPdf, type Written } from '../../platform/pdf/tagged-pdf.ts'

export interface Signature {
  readonly signer: Signing['signer']
  readonly at: Instant
  /** Whose account it was signed in. */
  readonly user_id: UserId
}

/** Room to write on by hand. */
const line: readonly Written[] = [{ text: '\n' }]
const columns = [
  { header: 'Entry', share: 32 },
  { header: 'What is stated', share: 68 },
]

/** A form, signed on screen or with lines to sign on. The same input gives the same bytes. */
export async function formPdf(
  { kind, values }: FilledForm,
  { at, signature }: { readonly at: Instant; readonly signature: Signature | null },
): Promise<Uint8Array> {
  const { title, entries, paragraphs, notes } = formWords(kind, values)
  const producer = (values.producer ?? '').trim()
  const pdf = await createTaggedPdf({
    title: producer === '' ? title : `${title}: ${producer}`,
    at,
    foot: producer === '' ? title : `${title}  \u00b7  ${producer}`,
    mark: null,
  })
  pdf.title(title)
  pdf.rule()
  pdf.table(
    columns,
    entries.map(({ label, text }) => [label, text === '' ? line : text]),
    true,
  )
  pdf.heading('Declaration')
  for (const text of paragraphs) pdf.paragraph(text)
  pdf.heading('Signature')
  if (signature === null)
    pdf.table(
      columns,
      ['Place and date', 'Name in block letters', 'Position', 'Signature'].map((label) => [
        label,
        line,
      ]),
      true,
    )
  else writeSignature(pdf, signature)
  pdf.heading('Notes')
  for (const text of notes) pdf.paragraph(text, { ink: 'soft', size: 8.5 })
  return pdf.finish()
}

function writeSignature(
  pdf: Awaited<ReturnType<typeof createTaggedPdf>>,
  { signer, at, user_id }: Signature,
): void {
  pdf.paragraph('I am entitled to sign for the producer named above.')
  if (signer.drawing === null) pdf.paragraph(signer.name, { size: 20, ink: 'spruce' })
  else {
    // a third of the width of the page
    const scale = 1 / 3
    pdf.drawing(
      signer.drawing.map((stroke) => stroke.map(({ x, y }) => ({ x: x * scale, y: y * scale }))),
      { width: pad.width * scale, height: pad.height * scale },
      `Signature drawn by ${signer.name}`,
    )
  }
  pdf.table(
    columns,
    [
      ['Name', signer.name],
      ['Position', signer.position],
      [
        'Signed',
        `${at.slice(0, 10)} ${at.slice(11, 19)} UTC, on screen, ${signer.drawing === null ? 'by the typed name' : 'by a drawing'}`,
      ],
      ['Nordgate account', user_id],
    ],
    true,
  )
}
