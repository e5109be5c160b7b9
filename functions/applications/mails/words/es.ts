import type { SubmissionMailWords } from '../submission-mail.ts'

export const es: SubmissionMailWords = {
  subject: 'Candidatura presentada: {tender}',
  received: 'Hemos recibido su candidatura para {tender}.',
  product: 'Producto',
  market: 'Mercado',
  published: 'Publicada como',
  deadline: 'Plazo de ofertas',
  endOfDay: '{date}, final del día, {zone}',
  notAnnounced: 'sin anunciar',
  submitted: 'Presentada',
  due: 'La cuota de {fee} (sin IVA) está pendiente. Se paga en la página «Mis candidaturas».',
  paid: 'La candidatura está pagada: no tiene que pagar nada más.',
  kept: 'Ya no se puede cambiar. Puede leer e imprimir todas sus respuestas en cualquier momento, también sin un plan activo. Junto a ellas encontrará el justificante firmado, por lo general en menos de un minuto.',
  questions: 'Si algo no es correcto o tiene alguna pregunta, responda a este correo.',
  button: 'Abrir la candidatura',
  zone: { SE: 'hora de Estocolmo', NO: 'hora de Oslo', FI: 'hora de Helsinki' },
}
