import type { AppointmentWords } from '../appointment-mail.ts'

export const es: AppointmentWords = {
  event: 'Consulta con Nordgate',
  subject: {
    agreed: 'Su consulta con Nordgate: {day}',
    moved: 'Su consulta pasa al {day}',
    changed: 'Su consulta del {day}: nuevos detalles',
    cancelled: 'Se cancela su consulta del {day}',
  },
  line: {
    agreed: 'Ya tiene cita para la primera consulta gratuita que nos pidió.',
    moved: 'La hora de su consulta gratuita ha cambiado. La anterior ya no vale.',
    changed: 'La hora de su consulta gratuita no cambia. Abajo encontrará los nuevos detalles.',
    cancelled: 'La conversación prevista para el {day} no tendrá lugar.',
  },
  file: {
    agreed: 'El archivo adjunto añade la cita a su calendario.',
    cancelled: 'El archivo adjunto quita la cita de su calendario.',
  },
  time: 'Cuándo',
  length: 'Duración',
  where: 'Cómo hablaremos',
  reference: 'Referencia',
  after: '¿No le viene bien? Responda a este correo.',
  button: 'Proponer otras fechas',
  unasked:
    '¿No ha pedido ninguna consulta? Entonces otra persona indicó su dirección: responda a este correo y no volveremos a escribirle.',
}
