import type { ProducerMailWords } from '../producer-mail.ts'

export const es: ProducerMailWords = {
  subject: 'Un comprador busca un producto como el suyo en {market} ({reference})',
  buyer: {
    importer: 'Un importador busca para {market} productos que figuran en su tarifa.',
    horeca:
      'Un hotel, restaurante o servicio de catering de {market} busca productos que figuran en su tarifa.',
  },
  products: 'Productos suyos que encajan o podrían encajar: {products}.',
  neededBy: 'Fecha límite: {date}.',
  next: 'En la página «Solicitudes directas» puede leer lo que se busca y ofrecer uno de sus productos. Mostramos al comprador lo que responde a su solicitud; proponer no le compromete todavía a nada.',
  button: 'Ver la solicitud',
  why: 'Recibe este correo porque las solicitudes directas forman parte de su plan Access.',
  end: 'No recibir más correos sobre solicitudes directas',
}
