import type { ProducerNewsWords } from '../producer-news-mail.ts'

export const en: ProducerNewsWords = {
  news: {
    accepted: {
      subject: 'A buyer has accepted your offer of {product}',
      lines: [
        'The buyer wants {quantity} bottles or cans of {product}.',
        'You now see the name of the company under “Your offers”. Confirm the order there, or say why you cannot; once you confirm, you also get the address to write to. Until then the buyer can change their answer.',
      ],
    },
    declined: {
      subject: 'A buyer has declined your offer of {product}',
      lines: ['You can read the reason under “Your offers”, where you can also make a new offer.'],
    },
    asked: {
      subject: 'A buyer has a question about {product}',
      lines: [
        'You can read the question under “Your offers”. We pass your answer on as soon as you send it.',
      ],
    },
    ordered: {
      subject: '{product}: the order is confirmed',
      lines: [
        'Our team has confirmed the order for you. Under “Your offers” you see whom to write to about import, delivery and payment.',
      ],
    },
    delivered: {
      subject: '{product}: delivered on {day}',
      lines: [
        'Our team has recorded {day} as the day of delivery. If that is wrong, please correct it.',
      ],
    },
  },
  reference: 'Request',
  button: 'Open your offers',
  why: 'You get this e-mail because you offered a product for a private-sales request.',
  end: 'Stop e-mails about private sales',
}
