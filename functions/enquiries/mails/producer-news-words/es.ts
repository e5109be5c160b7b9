import type { ProducerNewsWords } from '../producer-news-mail.ts'

export const es: ProducerNewsWords = {
  news: {
    accepted: {
      subject: 'Un comprador acepta su propuesta: {product}',
      lines: [
        'El comprador quiere {quantity} botellas o latas de {product}.',
        'En «Sus propuestas» figura ahora la empresa del comprador. Confirme allí el pedido o explique por qué no es posible; con la confirmación recibe también los datos de contacto. Hasta entonces, el comprador puede cambiar su respuesta.',
      ],
    },
    declined: {
      subject: 'Un comprador rechaza su propuesta: {product}',
      lines: ['El motivo está en «Sus propuestas», donde puede hacer una nueva.'],
    },
    asked: {
      subject: 'Un comprador pregunta por {product}',
      lines: [
        'La pregunta está en «Sus propuestas». Su respuesta llega al comprador en cuanto la envíe.',
      ],
    },
    ordered: {
      subject: '{product}: pedido confirmado',
      lines: [
        'Nuestro equipo ha confirmado el pedido por usted. En «Sus propuestas» encontrará a quién escribir sobre la importación, la entrega y el pago.',
      ],
    },
    delivered: {
      subject: '{product}: entrega del {day}',
      lines: [
        'Nuestro equipo ha anotado el {day} como fecha de entrega. Si no es correcto, corríjalo.',
      ],
    },
  },
  reference: 'Solicitud',
  button: 'Abrir sus propuestas',
  why: 'Recibe este correo porque propuso un producto para una solicitud directa.',
  end: 'No recibir más correos sobre solicitudes directas',
}
