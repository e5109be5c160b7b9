/** Mails that nobody has to get; each kind is ended by itself. */
export const mailKinds = ['private_sales', 'document_expiry', 'invitation'] as const
export type MailKind = (typeof mailKinds)[number]
