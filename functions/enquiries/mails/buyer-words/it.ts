import type { BuyerMailWords } from '../buyer-mails.ts'

export const it: BuyerMailWords = {
  offers: {
    subject: {
      none: 'La Sua richiesta {reference} e le proposte ricevute',
      one: 'Una proposta per la Sua richiesta {reference}',
      other: '{count} proposte per la Sua richiesta {reference}',
    },
    line: 'Ecco che cosa propongono i produttori per la Sua richiesta.',
    over: 'Al momento non c’è nessuna proposta aperta per la Sua richiesta. Nella pagina vede l’esito di ciascuna.',
    quantity: '{quantity} bottiglie o lattine disponibili',
    until: 'Valida fino al {day}',
    how: 'Nella pagina legge le condizioni e risponde: accetta una proposta, la rifiuta indicando il motivo oppure fa una domanda al produttore. Non serve un account.',
    names:
      'I produttori non sanno chi è Lei. Il produttore di cui accetta la proposta viene a conoscere il nome della Sua azienda e, a ordine confermato, i Suoi recapiti.',
  },
  news: {
    withdrawn: {
      subject: '{product}: proposta ritirata',
      line: 'Il produttore ha ritirato la proposta di {product}.',
    },
    replied: {
      subject: '{product}: risposta alla Sua domanda',
      line: 'Il produttore ha risposto alla Sua domanda su {product}.',
    },
    refused: {
      subject: '{product}: il Suo ordine non può essere confermato',
      line: 'Lei ha accettato la proposta di {product}. Il produttore non può confermare l’ordine.',
    },
    ordered: {
      subject: '{product}: il Suo ordine è confermato',
      line: 'Lei ha accettato la proposta di {product} e l’ordine è confermato.',
      after:
        'Il produttore ora ha il Suo nome, il Suo indirizzo e-mail e, se lo ha indicato, il Suo numero di telefono. Le scriverà per importazione, consegna e pagamento.',
    },
    delivered: {
      subject: '{product}: consegna del {day}',
      line: 'La consegna di {product} risulta avvenuta il {day}. Non è così? Risponda a questa e-mail.',
    },
  },
  wrote: 'Il produttore scrive:',
  reference: 'Riferimento',
  producer: 'Produttore',
  button: 'Veda le proposte e risponda',
  link: 'Il link è solo per Lei: chi lo possiede può rispondere a Suo nome. Funziona fino al {day}.',
  unasked:
    'Non ha chiesto prodotti? Allora qualcun altro ha indicato il Suo indirizzo: risponda a questa e-mail e non Le scriveremo più.',
}
