import type { ProducerMailWords } from '../producer-mail.ts'

export const en: ProducerMailWords = {
  subject: 'A buyer in {market} is looking for a product like yours ({reference})',
  buyer: {
    importer: 'An importer is looking for products for {market} like those in your portfolio.',
    horeca:
      'A hotel, restaurant or caterer in {market} is looking for products like those in your portfolio.',
  },
  products: 'Your products that fit or may fit: {products}.',
  neededBy: 'Needed by {date}.',
  next: 'On the page “Private Sales” you can read what is wanted and offer one of your products. We show the buyer the offers that answer the request; offering commits you to nothing yet.',
  button: 'See the request',
  why: 'You get this e-mail because private-sales requests are part of your Access plan.',
  end: 'Stop these e-mails',
}
