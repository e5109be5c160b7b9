import type { BillingMailWords } from '../billing-mail-words.ts'

const button = 'Open billing'

/** What a mail says of a period that was paid. */
const period = [
  ['Access plan', '{from} to {date}'],
  ['Amount', '{amount}'],
] as const

export const en: BillingMailWords = {
  access_requested: {
    subject: '{company} asks for the Access plan by invoice',
    lines: [
      '{company} asked for the Access plan by invoice on {date}.',
      'Send the invoice, then grant the plan under Administration. A reply to this e-mail goes to the producer.',
    ],
    button: 'Open the administration',
  },
  access_granted: {
    subject: 'Your Access plan is active until {date}',
    lines: [
      'We have granted you the Access plan up to and including {date}: you see every tender in full and can apply.',
      'It does not renew automatically and nothing is charged to a card.',
    ],
    button,
  },
  access_withdrawn: {
    subject: 'We have ended your Access plan',
    lines: [
      'We have ended the Access plan that we had granted you. Your portfolio, drafts and submitted applications are still there.',
      'If this comes as a surprise, please reply to this e-mail.',
    ],
    button,
  },
  subscription_started: {
    subject: 'Your Access plan has started and is paid until {date}',
    undated: 'Your Access plan has started',
    lines: [
      'Thank you. Your Access plan is active: you see every tender in full and can apply.',
      'You will find your invoices and card, and can cancel, in your profile, under “Billing”.',
    ],
    facts: period,
    button,
  },
  subscription_renewed: {
    subject: 'Your Access plan is renewed until {date}',
    lines: [
      'Thank you. We have received your payment: your Access plan continues until {date}.',
      'The invoice is in your profile, under “Billing”. If you do not want the plan to renew again, cancel it there before that day.',
    ],
    facts: period,
    button,
  },
  renewal_failed: {
    subject: 'Payment failed: your Access plan runs until {date}',
    lines: [
      'We could not collect the payment for the renewal of your Access plan; you keep access until {date}.',
      'Please check the card before then; we will try the payment again.',
    ],
    button,
  },
  subscription_will_end: {
    subject: 'Your Access plan ends on {date}',
    lines: [
      'Your Access plan was cancelled and ends on {date}. Until then everything stays as it is.',
      'You can resume it until that day.',
    ],
    button,
  },
  subscription_ended: {
    subject: 'Your Access plan has ended',
    lines: [
      'Your Access plan has ended. Your portfolio, drafts and submitted applications are still there.',
      'You can buy the plan again at any time.',
    ],
    button,
  },
  subscription_refunded: {
    subject: 'We have refunded {amount} of your Access plan',
    lines: [
      'We have refunded {amount} of what you paid for the Access plan.',
      'Your bank will credit it within a few days. A refund alone does not end the plan: your profile shows how long it runs.',
    ],
    button,
  },
  subscription_refund_failed: {
    subject: 'A refund of {amount} for your Access plan did not arrive',
    lines: [
      'Your bank did not accept our refund of {amount} of what you paid for the Access plan.',
      'The money has come back to us. We will contact you about another way to return it.',
    ],
    button,
  },
  subscription_dispute_opened: {
    subject: 'Your bank has questioned the payment for your Access plan',
    lines: [
      'Your bank has asked us to explain your payment for the Access plan.',
      'Until it decides, your plan stays as it is. If you know of a mistake, please tell your bank or us.',
    ],
    button,
  },
  subscription_dispute_lost: {
    subject: 'Your bank has taken back the payment for your Access plan',
    lines: [
      'Your bank has decided in your favour and taken back your payment for the Access plan.',
      'The plan that it paid for has therefore ended. If that was not what you wanted, you can buy it again.',
    ],
    button,
  },
  payment_received: {
    subject: 'Payment of {amount} received',
    lines: [
      'Thank you. We have received {amount} for:',
      '{tenders}',
      'The invoice is in your profile, under “Billing”.',
    ],
    button,
  },
  payment_refunded: {
    subject: 'We have refunded {amount}',
    lines: [
      'We have refunded {amount} of your payment for:',
      '{tenders}',
      'Your bank will credit it within a few days. Your applications show whether each of them is paid.',
    ],
    button,
  },
  refund_failed: {
    subject: 'A refund of {amount} did not arrive',
    lines: [
      'Your bank did not accept our refund of {amount} of your payment for:',
      '{tenders}',
      'The money has come back to us. Your applications show whether each of them is paid. We will contact you about another way to return it.',
    ],
    button,
  },
  dispute_opened: {
    subject: 'Your bank has questioned a payment',
    lines: [
      'Your bank has asked us to explain your payment for:',
      '{tenders}',
      'Until it decides, your applications stay paid. If you know of a mistake, please tell your bank or us.',
    ],
    button,
  },
  dispute_lost: {
    subject: 'Your bank has taken a payment back',
    lines: [
      'Your bank has decided in your favour and taken back your payment for:',
      '{tenders}',
      'These applications count as submitted, not as paid; single applications are lost. If that was not what you wanted, you can pay again.',
    ],
    button,
  },
}
