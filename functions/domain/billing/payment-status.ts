/**
 * `open`: the payment page waits. `processing`: paid by a way that takes days. `failed`, `expired`: no
 * money came. `refunded`: all of it went back, or a dispute was lost. `disputed`: the bank asks; the
 * application stays paid until that is decided.
 */
export const paymentStatuses = [
  'open',
  'processing',
  'paid',
  'failed',
  'expired',
  'partly_refunded',
  'disputed',
  'refunded',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const paymentPurposes = ['single_application', 'application_fees'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]
