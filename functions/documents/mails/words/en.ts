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
}
