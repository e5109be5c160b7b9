import type { ExpiryMailWords } from '../expiry-mail.ts'

export const es: ExpiryMailWords = {
  subject: '{document}: caduca el {date}',
  lines: [
    'Un documento de su biblioteca caduca pronto: {document}, válido hasta el {date}.',
    'Pida el nuevo con tiempo: el monopolio puede rechazar una oferta con un documento caducado. En cuanto lo tenga, añádalo con «Sustituir».',
  ],
  number: 'Número',
  product: 'Producto',
  button: 'Abrir sus documentos',
}
