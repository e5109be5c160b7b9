import type { ExpiryMailWords } from '../expiry-mail.ts'

export const en: ExpiryMailWords = {
  subject: '{document}: valid until {date}',
  lines: [
    'A document in your library ends soon: {document}, valid until {date}.',
    'Ask for the new one in time: an offer with an expired document may be rejected. As soon as you have it, add it with “Replace”.',
  ],
  number: 'Number',
  product: 'Product',
  button: 'Open your documents',
  why: 'You get this mail because the document is in your library on Nordgate. We write 60, 30 and 7 days before one ends.',
  end: 'No more mails about documents that expire',
}
