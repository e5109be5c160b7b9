import type { ProducerNewsWords } from '../producer-news-mail.ts'

export const en: ProducerNewsWords = {
  news: {
    accepted: {
      subject: 'A buyer has accepted your offer of {product}',
      lines: [
        'The buyer wants {quantity} bottles or cans of {product}.',
        'Your page now names the company. Confirm the order there, or say why you cannot; then you also get the address to write to. Until then the buyer can change the answer.',
      ],
    },
    declined: {
      subject: 'A buyer has declined your offer of {product}',
      lines: [
        'The buyer has declined. The reason is on your page, where you can make a new offer.',
      ],
    },
    asked: {
      subject: 'A buyer asks about {product}',
      lines: ['The question is on your page. We pass your answer on as soon as you have sent it.'],
    },
    ordered: {
      subject: '{product}: the order is confirmed',
      lines: [
        'Our team has confirmed the order for you. Your page shows whom to write to about import, delivery and payment.',
      ],
    },
    delivered: {
      subject: '{product}: delivered on {day}',
      lines: ['Our team has recorded {day} as the day of delivery. If that is wrong, correct it.'],
    },
  },
  reference: 'Request',
  button: 'Open your offers',
  why: 'You get this e-mail because you offered a product for a private-sales request.',
  end: 'Stop e-mails about private sales',
}
