import type { BuyerMailWords } from '../buyer-mails.ts'

export const de: BuyerMailWords = {
  offers: {
    subject: {
      none: 'Ihre Anfrage {reference} und die Vorschläge dazu',
      one: 'Ein Vorschlag zu Ihrer Anfrage {reference}',
      other: '{count} Vorschläge zu Ihrer Anfrage {reference}',
    },
    line: 'Zu Ihrer Anfrage schlagen Produzenten Folgendes vor.',
    over: 'Zu Ihrer Anfrage ist zurzeit kein Vorschlag offen. Auf der Seite sehen Sie, was aus jedem geworden ist.',
    quantity: '{quantity} Flaschen oder Dosen verfügbar',
    until: 'Gilt bis {day}',
    how: 'Auf der Seite lesen Sie die Bedingungen und antworten: Sie nehmen einen Vorschlag an, lehnen ihn mit einem Grund ab oder stellen dem Produzenten eine Frage. Ein Konto brauchen Sie nicht.',
    names:
      'Die Produzenten wissen nicht, wer Sie sind. Ein Produzent, dessen Vorschlag Sie annehmen, erfährt den Namen Ihrer Firma und, sobald die Bestellung bestätigt ist, wie Sie zu erreichen sind.',
  },
  news: {
    withdrawn: {
      subject: '{product}: Vorschlag zurückgezogen',
      line: 'Der Produzent hat den Vorschlag für {product} zurückgezogen.',
    },
    replied: {
      subject: '{product}: Antwort auf Ihre Frage',
      line: 'Der Produzent hat Ihre Frage zu {product} beantwortet.',
    },
    refused: {
      subject: '{product}: Ihre Bestellung kann nicht bestätigt werden',
      line: 'Sie haben den Vorschlag für {product} angenommen. Der Produzent kann die Bestellung leider nicht bestätigen.',
    },
    ordered: {
      subject: '{product}: Ihre Bestellung ist bestätigt',
      line: 'Sie haben den Vorschlag für {product} angenommen, und die Bestellung ist bestätigt.',
      after:
        'Der Produzent hat jetzt Ihren Namen, Ihre E-Mail-Adresse und, falls angegeben, Ihre Telefonnummer. Wegen Einfuhr, Lieferung und Zahlung meldet er sich bei Ihnen.',
    },
    delivered: {
      subject: '{product}: geliefert am {day}',
      line: 'Für {product} ist die Lieferung am {day} eingetragen. Stimmt das nicht? Antworten Sie auf diese E-Mail.',
    },
  },
  wrote: 'Der Produzent schreibt:',
  reference: 'Referenz',
  producer: 'Produzent',
  button: 'Vorschläge ansehen und antworten',
  link: 'Der Link ist nur für Sie: Wer ihn hat, kann in Ihrem Namen antworten. Er gilt bis {day}.',
  unasked:
    'Sie haben keine Produkte angefragt? Dann hat jemand anderes Ihre Adresse angegeben: Antworten Sie auf diese E-Mail, dann schreiben wir Ihnen nicht mehr.',
}
