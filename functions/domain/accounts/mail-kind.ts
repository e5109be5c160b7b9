/** Mails that nobody has to get; each kind is ended by itself. */
export const mailKinds = [
  'matches',
  'saved_searches',
  'deadlines',
  'tender_changes',
  'outcomes',
  'private_sales',
  'document_expiry',
  'invitation',
] as const
export type MailKind = (typeof mailKinds)[number]

export const mailRhythms = ['at_once', 'daily', 'weekly'] as const
export type MailRhythm = (typeof mailRhythms)[number]

/**
 * Of these a user says how often they come, the first until they say it; the others come when there is something to
 * tell. Dates of applications are looked at once a day, so they come in the morning at the earliest.
 */
export const rhythmsOf = {
  matches: mailRhythms,
  saved_searches: mailRhythms,
  deadlines: ['daily', 'weekly'],
  tender_changes: mailRhythms,
  outcomes: mailRhythms,
  document_expiry: mailRhythms,
} as const satisfies Partial<Readonly<Record<MailKind, readonly MailRhythm[]>>>
export type GatheredMailKind = keyof typeof rhythmsOf
export const gatheredMailKinds = Object.keys(rhythmsOf) as GatheredMailKind[]

/** Why no mail that nobody has to get goes to an address any more. */
export const mailStops = ['bounce', 'complaint'] as const
export type MailStop = (typeof mailStops)[number]
