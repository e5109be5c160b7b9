import type { ProducerNewsWords } from '../producer-news-mail.ts'

export const it: ProducerNewsWords = {
  news: {
    accepted: {
      subject: 'Un acquirente ha accettato la Sua proposta: {product}',
      lines: [
        'L’acquirente desidera {quantity} bottiglie o lattine di {product}.',
        'Tra le Sue proposte ora vede l’azienda dell’acquirente. Confermi lì l’ordine o spieghi perché non è possibile; con la conferma riceve anche i recapiti. Fino ad allora l’acquirente può cambiare risposta.',
      ],
    },
    declined: {
      subject: 'Un acquirente ha rifiutato la Sua proposta: {product}',
      lines: ['Il motivo è nella pagina delle Sue proposte, dove può farne una nuova.'],
    },
    asked: {
      subject: 'Un acquirente ha una domanda su {product}',
      lines: [
        'La domanda è nella pagina delle Sue proposte. La Sua risposta arriva all’acquirente appena la invia.',
      ],
    },
    ordered: {
      subject: '{product}: ordine confermato',
      lines: [
        'Il nostro team ha confermato l’ordine per Lei. Tra le Sue proposte trova a chi scrivere per importazione, consegna e pagamento.',
      ],
    },
    delivered: {
      subject: '{product}: consegna del {day}',
      lines: [
        'Il nostro team ha registrato il {day} come giorno di consegna. Se è sbagliato, lo corregga.',
      ],
    },
  },
  reference: 'Richiesta',
  button: 'Apra le Sue proposte',
  why: 'Riceve questo messaggio perché ha proposto un prodotto per una richiesta diretta.',
  end: 'Interrompa le e-mail sulle richieste dirette',
}
