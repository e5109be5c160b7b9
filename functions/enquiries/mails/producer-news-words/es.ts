import type { ProducerNewsWords } from '../producer-news-mail.ts'

export const es: ProducerNewsWords = {
  news: {
    accepted: {
      subject: 'Un comprador acepta su propuesta: {product}',
      lines: [
        'El comprador quiere {quantity} botellas o latas de {product}.',
        'En su página figura ahora la empresa. Confirme allí el pedido o explique por qué no es posible; con la confirmación recibe también los datos de contacto. Hasta entonces, el comprador puede cambiar su respuesta.',
      ],
    },
    declined: {
      subject: 'Un comprador rechaza su propuesta: {product}',
      lines: [
        'El comprador la rechaza. El motivo está en su página, donde puede hacer una nueva propuesta.',
      ],
    },
    asked: {
      subject: 'Un comprador pregunta por {product}',
      lines: ['La pregunta está en su página. Su respuesta llega al comprador en cuanto la envíe.'],
    },
    ordered: {
      subject: '{product}: pedido confirmado',
      lines: [
        'Nuestro equipo ha confirmado el pedido por usted. En su página encontrará a quién escribir sobre la importación, la entrega y el pago.',
      ],
    },
    delivered: {
      subject: '{product}: entrega del {day}',
      lines: [
        'Nuestro equipo ha anotado el {day} como día de la entrega. Si no es correcto, corríjalo.',
      ],
    },
  },
  reference: 'Solicitud',
  button: 'Abrir sus propuestas',
  why: 'Recibe este correo porque propuso un producto para una solicitud directa.',
  end: 'No recibir más correos sobre solicitudes directas',
}
