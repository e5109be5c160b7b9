import type { BillingMailWords } from '../billing-mail-words.ts'

const button = 'Apra la fatturazione'

/** What a mail says of a period that was paid. */
const period = [
  ['Piano Access', '{from} \u2013 {date}'],
  ['Importo', '{amount}'],
] as const

export const it: BillingMailWords = {
  access_requested: {
    subject: '{company} chiede il piano Access su fattura',
    lines: [
      '{company} ha chiesto il piano Access su fattura il {date}.',
      'Invii la fattura, poi conceda il piano in Amministrazione. Rispondendo a questa e-mail scrive al produttore.',
    ],
    button: 'Apra l’amministrazione',
  },
  access_granted: {
    subject: 'Il Suo piano Access è attivo fino al {date}',
    lines: [
      'Abbiamo attivato per Lei il piano Access fino al {date} compreso: vede ogni gara per intero e può candidarsi.',
      'Non si rinnova automaticamente e nulla viene addebitato su una carta.',
    ],
    button,
  },
  access_withdrawn: {
    subject: 'Il Suo piano Access è stato chiuso',
    lines: [
      'Il piano Access che avevamo attivato per Lei è stato chiuso. Listino, bozze e candidature inviate restano al loro posto.',
      'Se non se lo aspettava, risponda a questa e-mail.',
    ],
    button,
  },
  subscription_started: {
    subject: 'Il Suo piano Access è iniziato ed è pagato fino al {date}',
    undated: 'Il Suo piano Access è iniziato',
    lines: [
      'Grazie. Il Suo piano Access è attivo: vede ogni gara per intero e può candidarsi.',
      'Fatture, carta e disdetta si trovano nel Suo profilo, alla voce «Fatturazione».',
    ],
    facts: period,
    button,
  },
  subscription_renewed: {
    subject: 'Il Suo piano Access è rinnovato fino al {date}',
    lines: [
      'Grazie. Abbiamo ricevuto il pagamento: il Suo piano Access prosegue fino al {date}.',
      'La fattura si trova nel Suo profilo, alla voce «Fatturazione». Se non desidera un altro rinnovo, disdica lì il piano prima di quel giorno.',
    ],
    facts: period,
    button,
  },
  renewal_failed: {
    subject: 'Pagamento non riuscito: piano Access attivo fino al {date}',
    lines: [
      'Non è stato possibile addebitare il rinnovo del Suo piano Access; l’accesso resta attivo fino al {date}.',
      'Entro quel giorno verifichi la carta: riproveremo l’addebito.',
    ],
    button,
  },
  subscription_will_end: {
    subject: 'Il Suo piano Access termina il {date}',
    lines: [
      'Il Suo piano Access è stato disdetto e termina il {date}. Fino ad allora tutto resta com’è.',
      'Può riattivarlo fino a quel giorno.',
    ],
    button,
  },
  subscription_ended: {
    subject: 'Il Suo piano Access è terminato',
    lines: [
      'Il Suo piano Access è terminato. Listino, bozze e candidature inviate restano disponibili.',
      'Può acquistare di nuovo il piano in qualsiasi momento.',
    ],
    button,
  },
  subscription_refunded: {
    subject: 'Abbiamo rimborsato {amount} del Suo piano Access',
    lines: [
      'Abbiamo rimborsato {amount} di quanto ha pagato per il piano Access.',
      'La banca lo accredita entro pochi giorni. Il rimborso, da solo, non chiude il piano: nel Suo profilo vede fino a quando è valido.',
    ],
    button,
  },
  subscription_refund_failed: {
    subject: 'Un rimborso di {amount} del Suo piano Access non è andato a buon fine',
    lines: [
      'La Sua banca non ha accettato il nostro rimborso di {amount} di quanto ha pagato per il piano Access.',
      'La somma è tornata a noi. La contatteremo per restituirGliela in un altro modo.',
    ],
    button,
  },
  subscription_dispute_opened: {
    subject: 'La Sua banca ha contestato il pagamento del piano Access',
    lines: [
      'La Sua banca ci ha chiesto chiarimenti sul pagamento del piano Access.',
      'Fino alla decisione della banca il piano resta com’è. Se si tratta di un errore, lo comunichi alla banca o a noi.',
    ],
    button,
  },
  subscription_dispute_lost: {
    subject: 'La Sua banca ha stornato il pagamento del piano Access',
    lines: [
      'La Sua banca ha deciso a Suo favore e ha stornato il pagamento del piano Access.',
      'Il piano pagato con quella somma è quindi terminato. Se non era ciò che voleva, può acquistarlo di nuovo.',
    ],
    button,
  },
  payment_received: {
    subject: 'Pagamento di {amount} ricevuto',
    lines: [
      'Grazie. Abbiamo ricevuto {amount} per:',
      '{tenders}',
      'La fattura è nel Suo profilo, alla voce «Fatturazione».',
    ],
    button,
  },
  payment_refunded: {
    subject: 'Abbiamo rimborsato {amount}',
    lines: [
      'Abbiamo rimborsato {amount} del Suo pagamento per:',
      '{tenders}',
      'La banca lo accredita entro pochi giorni. Tra le Sue candidature può vedere quali risultano pagate.',
    ],
    button,
  },
  refund_failed: {
    subject: 'Un rimborso di {amount} non è andato a buon fine',
    lines: [
      'La Sua banca non ha accettato il nostro rimborso di {amount} del Suo pagamento per:',
      '{tenders}',
      'La somma è tornata a noi: La contatteremo per restituirGliela in un altro modo. Tra le Sue candidature può vedere quali risultano pagate.',
    ],
    button,
  },
  dispute_opened: {
    subject: 'La Sua banca ha contestato un pagamento',
    lines: [
      'La Sua banca ci ha chiesto chiarimenti sul pagamento per:',
      '{tenders}',
      'Fino alla decisione della banca le candidature restano pagate. Se si tratta di un errore, lo comunichi alla banca o a noi.',
    ],
    button,
  },
  dispute_lost: {
    subject: 'La Sua banca ha stornato un pagamento',
    lines: [
      'La Sua banca ha deciso a Suo favore e ha stornato il pagamento per:',
      '{tenders}',
      'Queste candidature risultano inviate, non pagate; le candidature singole non sono più disponibili. Se non era ciò che voleva, può pagare di nuovo.',
    ],
    button,
  },
}
