import type { ProducerMailWords } from '../producer-mail.ts'

export const it: ProducerMailWords = {
  subject: 'Un acquirente in {market} cerca un prodotto come il Suo ({reference})',
  buyer: {
    importer: 'Un importatore cerca prodotti per il mercato {market}, e il Suo portafoglio ne ha.',
    horeca:
      'Un hotel, ristorante o servizio di catering in {market} cerca prodotti, e il Suo portafoglio ne ha.',
  },
  products: 'I Suoi prodotti che corrispondono o potrebbero corrispondere: {products}.',
  neededBy: 'Termine: {date}.',
  next: 'Nella pagina «Richieste dirette» può leggere che cosa si cerca e proporre un Suo prodotto. L’acquirente ne viene informato tramite noi; con questo non è ancora concordato nulla.',
  button: 'Vedi la richiesta',
  why: 'Riceve questo messaggio perché le richieste dirette fanno parte del Suo piano Access.',
  end: 'Non ricevere più questi messaggi',
}
