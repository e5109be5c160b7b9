/** Which room of ours sent a mail; `sign_in`: the user pool by itself. */
export const mailSenders = [
  'sign_in',
  'accounts',
  'applications',
  'billing',
  'documents',
  'enquiries',
  'notices',
  'producers',
  'receipts',
] as const
export type MailSender = (typeof mailSenders)[number]

/** How far a mail came, as the mail service tells it; the last three are trouble. */
export const mailStates = [
  'sent',
  'delivered',
  'delayed',
  'bounced',
  'complained',
  'rejected',
] as const
export type MailState = (typeof mailStates)[number]
