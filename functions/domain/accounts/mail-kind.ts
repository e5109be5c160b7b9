/** Mails that nobody has to get; each kind is ended by itself. */
export const mailKinds = ['private_sales', 'document_expiry'] as const
export type MailKind = (typeof mailKinds)[number]
