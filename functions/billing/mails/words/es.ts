import type { BillingMailWords } from '../billing-mail-words.ts'

const button = 'Abrir la facturación'

/** What a mail says of a period that was paid. */
const period = [
  ['Plan Access', 'del {from} al {date}'],
  ['Importe', '{amount}'],
] as const

export const es: BillingMailWords = {
  access_requested: {
    subject: '{company} pide el plan Access contra factura',
    lines: [
      '{company} pidió el plan Access contra factura el {date}.',
      'Envíe la factura y conceda después el plan en Administración. Si responde a este correo, su respuesta llega al productor.',
    ],
    button: 'Abrir la administración',
  },
  access_granted: {
    subject: 'Su plan Access está activo hasta el {date}',
    lines: [
      'Hemos activado el plan Access para usted, hasta el {date} inclusive: ve cada licitación completa y puede presentar candidaturas.',
      'No se renueva y no se cobra nada en ninguna tarjeta.',
    ],
    button,
  },
  access_withdrawn: {
    subject: 'Hemos puesto fin a su plan Access',
    lines: [
      'El plan Access que habíamos activado para usted ha terminado. Su tarifa, sus borradores y sus candidaturas presentadas se conservan.',
      'Si le sorprende, responda a este correo.',
    ],
    button,
  },
  subscription_started: {
    subject: 'Su plan Access ha empezado y está pagado hasta el {date}',
    undated: 'Su plan Access ha empezado',
    lines: [
      'Gracias. Su plan Access está activo: puede ver cada licitación completa y presentar candidaturas.',
      'Las facturas, la tarjeta y la cancelación están en su perfil, en «Facturación».',
    ],
    facts: period,
    button,
  },
  subscription_renewed: {
    subject: 'Su plan Access se ha renovado hasta el {date}',
    lines: [
      'Gracias. Hemos recibido su pago: su plan Access sigue activo hasta el {date}.',
      'La factura está en su perfil, en «Facturación». Si no quiere que el plan se renueve otra vez, cancélelo allí antes de ese día.',
    ],
    facts: period,
    button,
  },
  renewal_failed: {
    subject: 'Cobro fallido: plan Access activo hasta el {date}',
    lines: [
      'No hemos podido cobrar la renovación de su plan Access; su acceso se mantiene hasta el {date}.',
      'Revise la tarjeta antes de ese día; volveremos a intentar el cobro automáticamente.',
    ],
    button,
  },
  subscription_will_end: {
    subject: 'Su plan Access termina el {date}',
    lines: [
      'Su plan Access se ha cancelado y termina el {date}. Hasta entonces todo sigue igual.',
      'Puede reanudarlo hasta ese día.',
    ],
    button,
  },
  subscription_ended: {
    subject: 'Su plan Access ha terminado',
    lines: [
      'Su plan Access ha terminado. Su tarifa, sus borradores y sus candidaturas presentadas se conservan.',
      'Puede volver a contratar el plan cuando quiera.',
    ],
    button,
  },
  subscription_refunded: {
    subject: 'Hemos reembolsado {amount} de su plan Access',
    lines: [
      'Hemos reembolsado {amount} de lo que pagó por el plan Access.',
      'Su banco se lo abonará en unos días. Un reembolso por sí solo no pone fin al plan: en su perfil consta hasta cuándo está vigente.',
    ],
    button,
  },
  subscription_refund_failed: {
    subject: 'Un reembolso de {amount} de su plan Access no se ha completado',
    lines: [
      'Su banco no ha aceptado nuestro reembolso de {amount} de lo que pagó por el plan Access.',
      'El importe ha vuelto a nosotros. Nos pondremos en contacto con usted para devolvérselo de otra manera.',
    ],
    button,
  },
  subscription_dispute_opened: {
    subject: 'Su banco ha abierto una disputa por el pago de su plan Access',
    lines: [
      'Su banco nos ha pedido explicaciones sobre su pago del plan Access.',
      'Hasta que decida, su plan sigue como está. Si se trata de un error, comuníqueselo a su banco o a nosotros.',
    ],
    button,
  },
  subscription_dispute_lost: {
    subject: 'Su banco ha devuelto el pago de su plan Access',
    lines: [
      'Su banco ha decidido a su favor y ha anulado su pago del plan Access.',
      'Por eso ha terminado el plan que se pagó con él. Si no era lo que quería, puede contratarlo de nuevo.',
    ],
    button,
  },
  payment_received: {
    subject: 'Pago de {amount} recibido',
    lines: [
      'Gracias. Hemos recibido {amount} por:',
      '{tenders}',
      'La factura está en su perfil, en «Facturación».',
    ],
    button,
  },
  payment_refunded: {
    subject: 'Hemos reembolsado {amount}',
    lines: [
      'Hemos reembolsado {amount} de su pago por:',
      '{tenders}',
      'Su banco se lo abonará en unos días. En «Mis candidaturas» puede ver cuáles constan como pagadas.',
    ],
    button,
  },
  refund_failed: {
    subject: 'Un reembolso de {amount} no se ha completado',
    lines: [
      'Su banco no ha aceptado nuestro reembolso de {amount} de su pago por:',
      '{tenders}',
      'El importe ha vuelto a nosotros. En «Mis candidaturas» puede ver cuáles constan como pagadas. Nos pondremos en contacto con usted para devolvérselo de otra manera.',
    ],
    button,
  },
  dispute_opened: {
    subject: 'Su banco ha abierto una disputa por un pago',
    lines: [
      'Su banco nos ha pedido explicaciones sobre su pago por:',
      '{tenders}',
      'Hasta que decida, sus candidaturas siguen pagadas. Si se trata de un error, comuníqueselo a su banco o a nosotros.',
    ],
    button,
  },
  dispute_lost: {
    subject: 'Su banco ha anulado un pago',
    lines: [
      'Su banco ha decidido a su favor y ha anulado su pago por:',
      '{tenders}',
      'Estas candidaturas constan como presentadas, no como pagadas; las candidaturas individuales dejan de estar disponibles. Si no era lo que quería, puede pagar de nuevo.',
    ],
    button,
  },
}
