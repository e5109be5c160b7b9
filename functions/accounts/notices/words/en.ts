import type { NoticeWords } from '../notice-kind.ts'

const time = 'Time: {time}'
const unasked =
  'If this was not you: sign in, change your password and sign out everywhere. If you can no longer sign in, choose a new password on the sign-in page.'
const button = 'Check the security of my account'

export const en: NoticeWords = {
  factor_added: {
    subject: 'A second factor was added to your account',
    lines: [
      'A second factor was added to your Nordgate account. From now on it is asked for when you sign in.',
      time,
    ],
    button,
    unasked,
  },
  factor_removed: {
    subject: 'A second factor was removed from your account',
    lines: [
      'A second factor was removed from your Nordgate account. It is no longer asked for when you sign in.',
      time,
    ],
    button,
    unasked,
  },
  password_changed: {
    subject: 'Your password was changed',
    lines: ['The password for your Nordgate account was changed.', time],
    button,
    unasked,
  },
  email_changed: {
    subject: 'Your sign-in address was changed',
    lines: [
      'You no longer sign in to Nordgate with this address. A new one was confirmed and has taken its place.',
      time,
    ],
    unasked:
      'If this was not you, someone else may have taken over your account: tell the operator of Nordgate at once. The account no longer has this address.',
  },
  recovery_codes_made: {
    subject: 'New recovery codes were created',
    lines: [
      'New recovery codes were created for your Nordgate account. Older ones no longer work.',
      time,
    ],
    button,
    unasked,
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    lines: [
      'A recovery code for your Nordgate account was used to sign in. It will not work again.',
      time,
    ],
    button,
    unasked,
  },
  signed_out_everywhere: {
    subject: 'You were signed out everywhere',
    lines: ['All sessions of your Nordgate account were ended, on every device.', time],
    button,
    unasked,
  },
  deletion_requested: {
    subject: 'Your account will be deleted in 14 days',
    lines: [
      'Deletion of your Nordgate account was requested. In 14 days the account and its data will be erased; what the law requires us to keep stays, blocked for any other use.',
      'Until then you can sign in and keep the account.',
      time,
    ],
    button: 'Keep my account',
    unasked,
  },
  deletion_cancelled: {
    subject: 'Your account will not be deleted',
    lines: ['The deletion of your Nordgate account was cancelled. Nothing was erased.', time],
    button: 'Open my profile',
    unasked,
  },
}
