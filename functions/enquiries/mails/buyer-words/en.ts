import type { BuyerMailWords } from '../buyer-mails.ts'

export const en: BuyerMailWords = {
  offers: {
    subject: {
      none: 'Your request {reference} and its offers',
      one: 'An offer for your request {reference}',
      other: '{count} offers for your request {reference}',
    },
    line: 'Producers have made the following offers for your request.',
    over: 'None of the offers for your request is open at the moment. On the page you can see what became of each.',
    quantity: '{quantity} bottles or cans available',
    until: 'Valid until {day}',
    how: 'Open the page to read the terms and to answer: accept an offer, decline it with a reason, or ask the producer a question. You need no account.',
    names:
      'Producers do not know who you are. A producer whose offer you accept learns the name of your company and, once the order is confirmed, how to reach you.',
  },
  news: {
    withdrawn: {
      subject: '{product}: the offer has been withdrawn',
      line: 'The producer has withdrawn the offer of {product}.',
    },
    replied: {
      subject: '{product}: your question has been answered',
      line: 'The producer of {product} has answered your question.',
    },
    refused: {
      subject: '{product}: the producer cannot confirm your order',
      line: 'You accepted the offer of {product}. The producer cannot confirm it.',
    },
    ordered: {
      subject: '{product}: your order is confirmed',
      line: 'You accepted the offer of {product}, and the order is confirmed.',
      after:
        'The producer now has your name, your e-mail address and your telephone number, if you gave one, and will write to you about import, delivery and payment.',
    },
    delivered: {
      subject: '{product}: delivered on {day}',
      line: '{product} was recorded as delivered on {day}. If that is wrong, reply to this e-mail.',
    },
  },
  wrote: 'The producer writes:',
  reference: 'Reference',
  producer: 'Producer',
  button: 'See the offers and answer',
  link: 'The link is for you alone: whoever has it can answer in your name. It works until {day}.',
  unasked:
    'If you did not ask for products, somebody else entered your address. Reply to this e-mail, and we will not write to you again.',
}
