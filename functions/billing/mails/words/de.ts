import type { BillingMailWords } from '../billing-mail-words.ts'

const button = 'Abrechnung öffnen'

/** What a mail says of a period that was paid. */
const period = [
  ['Access-Plan', '{from} bis {date}'],
  ['Betrag', '{amount}'],
] as const

export const de: BillingMailWords = {
  access_requested: {
    subject: '{company} möchte den Access-Plan auf Rechnung',
    lines: [
      '{company} hat am {date} den Access-Plan auf Rechnung angefragt.',
      'Senden Sie die Rechnung und schalten Sie den Plan dann in der Verwaltung frei. Eine Antwort auf diese E-Mail geht an den Produzenten.',
    ],
    button: 'Verwaltung öffnen',
  },
  access_granted: {
    subject: 'Ihr Access-Plan ist bis {date} freigeschaltet',
    lines: [
      'Wir haben den Access-Plan für Sie freigeschaltet, bis einschließlich {date}: Sie sehen jede Ausschreibung vollständig und können Angebote einreichen.',
      'Er verlängert sich nicht von selbst, und keine Karte wird belastet.',
    ],
    button,
  },
  access_withdrawn: {
    subject: 'Wir haben Ihren Access-Plan beendet',
    lines: [
      'Wir haben den Access-Plan beendet, den wir für Sie freigeschaltet hatten. Sortiment, Entwürfe und eingereichte Angebote sind weiterhin da.',
      'Wenn Sie das überrascht, antworten Sie bitte auf diese E-Mail.',
    ],
    button,
  },
  subscription_started: {
    subject: 'Ihr Access-Plan hat begonnen und ist bis {date} bezahlt',
    undated: 'Ihr Access-Plan hat begonnen',
    lines: [
      'Vielen Dank. Ihr Access-Plan ist aktiv: Sie sehen jede Ausschreibung vollständig und können Angebote einreichen.',
      'Rechnungen, Karte und Kündigung finden Sie in Ihrem Profil unter „Abrechnung“.',
    ],
    facts: period,
    button,
  },
  subscription_renewed: {
    subject: 'Ihr Access-Plan ist bis {date} verlängert',
    lines: [
      'Vielen Dank. Ihre Zahlung ist eingegangen: Ihr Access-Plan läuft bis zum {date} weiter.',
      'Die Rechnung finden Sie in Ihrem Profil unter „Abrechnung“. Soll sich der Plan nicht noch einmal verlängern, kündigen Sie ihn dort vor diesem Tag.',
    ],
    facts: period,
    button,
  },
  renewal_failed: {
    subject: 'Zahlung fehlgeschlagen: Access-Plan läuft bis {date}',
    lines: [
      'Wir konnten die Zahlung für die Verlängerung Ihres Access-Plans nicht einziehen; Ihr Zugang bleibt bis zum {date} bestehen.',
      'Bitte prüfen Sie bis dahin die Karte; wir versuchen die Abbuchung automatisch noch einmal.',
    ],
    button,
  },
  subscription_will_end: {
    subject: 'Ihr Access-Plan endet am {date}',
    lines: [
      'Ihr Access-Plan wurde gekündigt und endet am {date}. Bis dahin bleibt alles, wie es ist.',
      'Bis zu diesem Tag können Sie ihn fortsetzen.',
    ],
    button,
  },
  subscription_ended: {
    subject: 'Ihr Access-Plan ist beendet',
    lines: [
      'Ihr Access-Plan ist beendet. Ihr Sortiment, Ihre Entwürfe und Ihre eingereichten Angebote sind weiterhin da.',
      'Sie können den Plan jederzeit erneut kaufen.',
    ],
    button,
  },
  subscription_refunded: {
    subject: 'Wir haben {amount} für Ihren Access-Plan erstattet',
    lines: [
      'Wir haben von Ihrer Zahlung für den Access-Plan {amount} erstattet.',
      'Ihre Bank schreibt den Betrag in wenigen Tagen gut. Eine Erstattung allein beendet den Plan nicht: In Ihrem Profil steht, bis wann er läuft.',
    ],
    button,
  },
  subscription_refund_failed: {
    subject: 'Eine Erstattung von {amount} für Ihren Access-Plan ist nicht angekommen',
    lines: [
      'Ihre Bank hat unsere Erstattung von {amount} für den Access-Plan nicht angenommen.',
      'Der Betrag ist wieder bei uns. Wir melden uns bei Ihnen, um ihn auf anderem Weg zurückzuzahlen.',
    ],
    button,
  },
  subscription_dispute_opened: {
    subject: 'Ihre Bank hat die Zahlung für Ihren Access-Plan beanstandet',
    lines: [
      'Ihre Bank hat uns um Auskunft zu Ihrer Zahlung für den Access-Plan gebeten.',
      'Bis zu ihrer Entscheidung bleibt Ihr Plan, wie er ist. Falls es sich um einen Irrtum handelt, sagen Sie es bitte Ihrer Bank oder uns.',
    ],
    button,
  },
  subscription_dispute_lost: {
    subject: 'Ihre Bank hat die Zahlung für Ihren Access-Plan zurückgebucht',
    lines: [
      'Ihre Bank hat zu Ihren Gunsten entschieden und Ihre Zahlung für den Access-Plan zurückgebucht.',
      'Der damit bezahlte Plan ist deshalb beendet. Falls das nicht Ihre Absicht war, können Sie ihn erneut kaufen.',
    ],
    button,
  },
  payment_received: {
    subject: 'Zahlung von {amount} erhalten',
    lines: [
      'Vielen Dank. Wir haben {amount} erhalten für:',
      '{tenders}',
      'Die Rechnung finden Sie in Ihrem Profil unter „Abrechnung“.',
    ],
    button,
  },
  payment_refunded: {
    subject: 'Wir haben {amount} erstattet',
    lines: [
      'Wir haben {amount} aus Ihrer Zahlung erstattet. Bezahlt hatten Sie damit:',
      '{tenders}',
      'Ihre Bank schreibt den Betrag in wenigen Tagen gut. Bei Ihren Angeboten sehen Sie jeweils, ob sie bezahlt sind.',
    ],
    button,
  },
  refund_failed: {
    subject: 'Eine Erstattung von {amount} ist nicht angekommen',
    lines: [
      'Ihre Bank hat unsere Erstattung von {amount} nicht angenommen. Sie gehört zu Ihrer Zahlung für:',
      '{tenders}',
      'Der Betrag ist wieder bei uns; wir melden uns bei Ihnen, um ihn auf anderem Weg zurückzuzahlen. Bei Ihren Angeboten sehen Sie jeweils, ob sie bezahlt sind.',
    ],
    button,
  },
  dispute_opened: {
    subject: 'Ihre Bank hat eine Zahlung beanstandet',
    lines: [
      'Ihre Bank hat uns um Auskunft zu einer Zahlung gebeten. Bezahlt hatten Sie damit:',
      '{tenders}',
      'Bis zu ihrer Entscheidung bleiben Ihre Angebote bezahlt. Falls es sich um einen Irrtum handelt, sagen Sie es bitte Ihrer Bank oder uns.',
    ],
    button,
  },
  dispute_lost: {
    subject: 'Ihre Bank hat eine Zahlung zurückgebucht',
    lines: [
      'Ihre Bank hat zu Ihren Gunsten entschieden und eine Zahlung zurückgebucht. Bezahlt hatten Sie damit:',
      '{tenders}',
      'Diese Angebote gelten als eingereicht, nicht als bezahlt; Einzelangebote entfallen. Falls das nicht Ihre Absicht war, können Sie erneut bezahlen.',
    ],
    button,
  },
}
