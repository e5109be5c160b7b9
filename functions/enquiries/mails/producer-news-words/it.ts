import type { ProducerNewsWords } from '../producer-news-mail.ts'

export const it: ProducerNewsWords = {
  news: {
    accepted: {
      subject: 'Un acquirente accetta la Sua proposta: {product}',
      lines: [
        'L’acquirente desidera {quantity} bottiglie o lattine di {product}.',
        'Nella Sua pagina ora compare l’azienda. Confermi lì l’ordine o spieghi perché non è possibile; con la conferma riceve anche i recapiti. Fino ad allora l’acquirente può cambiare risposta.',
      ],
    },
    declined: {
      subject: 'Un acquirente rifiuta la Sua proposta: {product}',
      lines: [
        'L’acquirente rifiuta. Il motivo è nella Sua pagina, dove può fare una nuova proposta.',
      ],
    },
    asked: {
      subject: 'Un acquirente ha una domanda su {product}',
      lines: [
        'La domanda è nella Sua pagina. La Sua risposta arriva all’acquirente appena la invia.',
      ],
    },
    ordered: {
      subject: '{product}: ordine confermato',
      lines: [
        'Il nostro team ha confermato l’ordine per Lei. Nella Sua pagina trova a chi scrivere per importazione, consegna e pagamento.',
      ],
    },
    delivered: {
      subject: '{product}: consegna del {day}',
      lines: [
        'Il nostro team ha registrato il {day} come giorno di consegna. Se non è corretto, lo corregga.',
      ],
    },
  },
  reference: 'Richiesta',
  button: 'Apra le Sue proposte',
  why: 'Riceve questo messaggio perché ha proposto un prodotto per una richiesta diretta.',
  end: 'Non ricevere più messaggi sulle richieste dirette',
}
