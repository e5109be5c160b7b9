import type { ProducerMailWords } from '../producer-mail.ts'

export const en: ProducerMailWords = {
  subject: 'A buyer in {market} is looking for a product like yours ({reference})',
  buyer: {
    importer: 'An importer is looking for products for {market}, and your portfolio has some.',
    horeca:
      'A hotel, restaurant or caterer in {market} is looking for products, and your portfolio has some.',
  },
  products: 'Products of yours that fit or may fit: {products}.',
  neededBy: 'Needed by {date}.',
  next: 'On the page “Private Sales” you can read what is wanted and offer one of your products. The buyer hears of it through us; nothing is agreed by that yet.',
  button: 'See the request',
  why: 'You receive this message because private-sales requests are part of your Access plan.',
  end: 'Stop these messages',
}
