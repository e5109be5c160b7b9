/** Mails that nobody has to get; each kind is ended by itself. */
export const mailKinds = [
  'matches',
  'deadlines',
  'private_sales',
  'document_expiry',
  'invitation',
] as const
export type MailKind = (typeof mailKinds)[number]

/** Of these a user says how often they come; the others come when there is something to tell. */
export const gatheredMailKinds = ['matches'] as const satisfies readonly MailKind[]
export type GatheredMailKind = (typeof gatheredMailKinds)[number]

export const mailRhythms = ['at_once', 'daily', 'weekly'] as const
export type MailRhythm = (typeof mailRhythms)[number]

/** Why no mail that nobody has to get goes to an address any more. */
export const mailStops = ['bounce', 'complaint'] as const
export type MailStop = (typeof mailStops)[number]
