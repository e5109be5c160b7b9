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
  why: 'Recibe este correo porque el documento está en su biblioteca de Nordgate. Le escribimos 60, 30 y 7 días antes de que caduque.',
  end: 'No recibir más correos sobre documentos que caducan',
}
