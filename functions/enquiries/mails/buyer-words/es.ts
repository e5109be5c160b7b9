import type { BuyerMailWords } from '../buyer-mails.ts'

export const es: BuyerMailWords = {
  offers: {
    subject: {
      none: 'Su solicitud {reference} y sus propuestas',
      one: 'Una propuesta para su solicitud {reference}',
      other: '{count} propuestas para su solicitud {reference}',
    },
    line: 'Esto es lo que proponen los productores para su solicitud.',
    over: 'Ahora mismo no hay ninguna propuesta abierta para su solicitud. En la página puede ver qué ha sido de cada una.',
    quantity: '{quantity} botellas o latas disponibles',
    until: 'Válida hasta el {day}',
    how: 'En la página puede leer las condiciones y responder: aceptar una propuesta, rechazarla indicando el motivo o hacer una pregunta al productor. No necesita cuenta.',
    names:
      'Los productores no saben quién es usted. El productor cuya propuesta acepte conocerá el nombre de su empresa y, una vez confirmado el pedido, sus datos de contacto.',
  },
  news: {
    withdrawn: {
      subject: '{product}: propuesta retirada',
      line: 'El productor ha retirado la propuesta de {product}.',
    },
    replied: {
      subject: '{product}: respuesta a su pregunta',
      line: 'El productor ha respondido a su pregunta sobre {product}.',
    },
    refused: {
      subject: '{product}: no se puede confirmar su pedido',
      line: 'Usted aceptó la propuesta de {product}. El productor no puede confirmar el pedido.',
    },
    ordered: {
      subject: '{product}: su pedido está confirmado',
      line: 'Usted aceptó la propuesta de {product} y el pedido está confirmado.',
      after:
        'El productor ya tiene su nombre, su correo electrónico y, si lo indicó, su teléfono, y le escribirá sobre la importación, la entrega y el pago.',
    },
    delivered: {
      subject: '{product}: entrega del {day}',
      line: 'La entrega de {product} consta con fecha {day}. ¿No es así? Responda a este correo.',
    },
  },
  wrote: 'El productor escribe:',
  reference: 'Referencia',
  producer: 'Productor',
  button: 'Ver las propuestas y responder',
  link: 'El enlace es solo para usted: quien lo tenga puede responder en su nombre. Funciona hasta el {day}.',
  unasked:
    '¿No ha solicitado productos? Entonces otra persona indicó su dirección: responda a este correo y no volveremos a escribirle.',
}
