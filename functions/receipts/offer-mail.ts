import type { Receipt } from '#domain/receipts/receipt-schema.ts'
import { type ComposedMail, layOutMail, oneLine } from '../platform/mail/lay-out-mail.ts'

/**
 * The offer to who hands it in, in English: what is attached, and by which receipt it can be checked. The tender has
 * its published title, not one of our own making: by that the importer and the monopoly know it, and so the sealed
 * receipt and the papers in the package call it.
 */
export function offerMail({
  number,
  tender,
  submitted_by,
  files,
  package: zip,
}: Pick<Receipt, 'number' | 'tender' | 'submitted_by' | 'files' | 'package'>): ComposedMail {
  const name = oneLine([tender.reference, tender.title].filter(Boolean).join(' \u00b7 '))
  return layOutMail('en', {
    subject: `Offer: ${name}, ${oneLine(submitted_by.company_name)}`,
    lines: [`Attached is the offer from ${oneLine(submitted_by.company_name)} for ${name}.`],
    facts: [
      ['File', `${zip.name}, containing ${files.length} ${files.length === 1 ? 'file' : 'files'}`],
      ['Receipt', number],
      ['SHA-256', zip.sha256],
    ],
    after: [
      'Please reply to this e-mail with the reference and the time that the monopoly gives for it.',
    ],
  })
}
