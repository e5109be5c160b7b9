import type { SecurityEventKind } from '#domain/accounts/security-event.ts'
import type { MailWords } from '../../platform/mail/lay-out-mail.ts'

export const noticeKinds = [
  'factor_added',
  'factor_removed',
  'password_changed',
  'email_changed',
  'recovery_codes_made',
  'recovery_code_used',
  'signed_out_everywhere',
  'deletion_requested',
  'deletion_cancelled',
] as const
export type NoticeKind = (typeof noticeKinds)[number]
export type NoticeWords = Readonly<Record<NoticeKind, MailWords>>

/** Which security events the user is told of by mail. */
export const noticeOf: Readonly<Partial<Record<SecurityEventKind, NoticeKind>>> = {
  factor_verified: 'factor_added',
  factor_removed: 'factor_removed',
  password_changed: 'password_changed',
  password_reset: 'password_changed',
  email_changed: 'email_changed',
  recovery_codes_made: 'recovery_codes_made',
  recovery_code_used: 'recovery_code_used',
  signed_out_everywhere: 'signed_out_everywhere',
  deletion_requested: 'deletion_requested',
  deletion_cancelled: 'deletion_cancelled',
}
