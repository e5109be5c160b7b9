import type { SubmissionMailWords } from '../submission-mail.ts'

export const es: SubmissionMailWords = {
  subject: 'Su solicitud está presentada: {tender}',
  received: 'Hemos recibido su solicitud para {tender}.',
  product: 'Producto',
  market: 'Mercado',
  deadline: 'Plazo de la oferta',
  endOfDay: '{date}, final del día, {zone}',
  notAnnounced: 'no anunciado',
  submitted: 'Presentada',
  due: 'La tarifa de solicitud de {fee} (sin IVA) está pendiente. Se paga desde la lista de sus solicitudes.',
  paid: 'La solicitud está pagada: no se debe nada más.',
  kept: 'Ya no se puede cambiar. Puede leer e imprimir todas sus respuestas en cualquier momento, también sin un plan en vigor. Allí encontrará también el recibo firmado, por lo general en menos de un minuto.',
  questions: 'Si algo no es correcto o tiene una pregunta, responda a este correo.',
  button: 'Abrir la solicitud',
  zone: { SE: 'hora de Estocolmo', NO: 'hora de Oslo', FI: 'hora de Helsinki' },
}
