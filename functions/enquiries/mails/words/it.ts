import type { ProducerMailWords } from '../producer-mail.ts'

export const it: ProducerMailWords = {
  subject: 'Un acquirente in {market} cerca un prodotto come il Suo ({reference})',
  buyer: {
    importer:
      'Un importatore cerca, per la vendita in {market}, prodotti come quelli del Suo listino.',
    horeca:
      'Un hotel, un ristorante o un servizio di catering in {market} cerca prodotti come quelli del Suo listino.',
  },
  products: 'I Suoi prodotti adatti, o che potrebbero esserlo: {products}.',
  neededBy: 'Servono entro il {date}.',
  next: 'Nella pagina «Richieste dirette» può leggere che cosa si cerca e proporre un Suo prodotto. Mostriamo all’acquirente ciò che risponde alla richiesta; proporre non La impegna ancora a nulla.',
  button: 'Veda la richiesta',
  why: 'Riceve questo messaggio perché le richieste dirette fanno parte del Suo piano Access.',
  end: 'Interrompa queste e-mail',
}
