import type { ProducerMailWords } from '../producer-mail.ts'

export const de: ProducerMailWords = {
  subject: 'Jemand in {market} sucht ein Produkt wie Ihres ({reference})',
  buyer: {
    importer: 'Ein Importeur sucht Produkte für {market}, und in Ihrem Sortiment ist etwas dabei.',
    horeca:
      'Ein Hotel, Restaurant oder Caterer in {market} sucht Produkte, und in Ihrem Sortiment ist etwas dabei.',
  },
  products: 'Ihre Produkte, die passen oder passen könnten: {products}.',
  neededBy: 'Benötigt bis: {date}.',
  next: 'Auf der Seite „Direktanfragen“ lesen Sie, was gesucht wird, und können eines Ihrer Produkte vorschlagen. Wir zeigen dem Käufer, was zur Anfrage passt; verpflichtet sind Sie damit noch zu nichts.',
  button: 'Anfrage ansehen',
  why: 'Sie erhalten diese Nachricht, weil Direktanfragen zu Ihrem Access-Plan gehören.',
  end: 'Diese Nachrichten abbestellen',
}
