import type { ExpiryMailWords } from '../expiry-mail.ts'

export const en: ExpiryMailWords = {
  subject: '{document}: expires on {date}',
  lines: [
    'A document in your library expires soon: {document}, valid until {date}.',
    'Ask for the new one in time: the monopoly may reject an offer with an expired document. As soon as you have it, add it with “Replace”.',
  ],
  number: 'Number',
  product: 'Product',
  button: 'Open your documents',
}
