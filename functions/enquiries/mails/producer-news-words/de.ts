import type { ProducerNewsWords } from '../producer-news-mail.ts'

export const de: ProducerNewsWords = {
  news: {
    accepted: {
      subject: 'Ein Käufer nimmt Ihren Vorschlag an: {product}',
      lines: [
        'Der Käufer möchte {quantity} Flaschen oder Dosen von {product}.',
        'Unter „Ihre Vorschläge“ steht jetzt der Name der Firma. Bestätigen Sie dort die Bestellung oder schreiben Sie, warum es nicht geht; mit der Bestätigung erhalten Sie auch die Kontaktdaten. Bis dahin kann der Käufer seine Antwort ändern.',
      ],
    },
    declined: {
      subject: 'Ein Käufer lehnt Ihren Vorschlag ab: {product}',
      lines: [
        'Den Grund lesen Sie unter „Ihre Vorschläge“; dort können Sie auch einen neuen Vorschlag machen.',
      ],
    },
    asked: {
      subject: 'Ein Käufer hat eine Frage zu {product}',
      lines: [
        'Die Frage steht unter „Ihre Vorschläge“. Ihre Antwort geht an den Käufer, sobald Sie sie absenden.',
      ],
    },
    ordered: {
      subject: '{product}: Bestellung bestätigt',
      lines: [
        'Unser Team hat die Bestellung für Sie bestätigt. Unter „Ihre Vorschläge“ steht, an wen Sie sich wegen Einfuhr, Lieferung und Zahlung wenden.',
      ],
    },
    delivered: {
      subject: '{product}: geliefert am {day}',
      lines: [
        'Unser Team hat als Tag der Lieferung den {day} eingetragen. Stimmt er nicht, berichtigen Sie ihn.',
      ],
    },
  },
  reference: 'Anfrage',
  button: 'Ihre Vorschläge öffnen',
  why: 'Sie erhalten diese Nachricht, weil Sie zu einer Direktanfrage ein Produkt vorgeschlagen haben.',
  end: 'Nachrichten zu Direktanfragen abbestellen',
}
