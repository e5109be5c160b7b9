import { en as notices } from '../../notices/words/en.ts'
import type { LanguageWords } from '../mail-words.ts'

const unasked = 'If you did not ask for this, you can ignore this message: nothing has changed.'

export const en: LanguageWords = {
  sms: '{code} is your Nordgate code.',
  mails: {
    sign_up_code: {
      subject: 'Your Nordgate code: {code}',
      lines: [
        'Welcome to Nordgate. Enter this code on the page that asked for it:',
        '{code}',
        'It is valid for 24 hours.',
      ],
      unasked,
    },
    reset_code: {
      subject: 'Your code for a new password: {code}',
      lines: [
        'Enter this code on the page that asked for it, then choose a new password:',
        '{code}',
        'It is valid for one hour.',
      ],
      unasked,
    },
    new_address_code: {
      subject: 'Confirm your new address: {code}',
      lines: ['Enter this code to make this address the one you sign in with:', '{code}'],
      unasked,
    },
    invitation: {
      subject: 'You have been invited to the Nordgate desk',
      lines: [
        'You have been given access to the Nordgate desk. Sign in with this address and first password:',
        '{username}',
        '{code}',
        'The password is valid for seven days. You then choose your own and set up a second factor.',
      ],
      button: 'Sign in',
      unasked: 'If you do not know who invited you, ignore this message.',
    },
    magic_link: {
      subject: 'Your sign-in link',
      lines: [
        'This link signs you in to Nordgate once. It works for 15 minutes.',
        'The page it opens has a button: press it to sign in.',
      ],
      button: 'Sign in',
      unasked,
    },
    reset_link: {
      subject: 'Choose a new password',
      lines: ['This link lets you choose a new password once. It works for 15 minutes.'],
      button: 'Choose a new password',
      unasked,
    },
    export_ready: {
      subject: 'Your data is ready',
      lines: [
        'The copy that you asked for is ready. You can download it from your profile for 24 hours.',
      ],
      button: 'Open my profile',
    },
    account_deleted: {
      subject: 'Your account has been deleted',
      lines: [
        'We have deleted your Nordgate account and its data, as you asked. What the law requires us to keep is blocked for any other use.',
      ],
    },
    ...notices,
  },
}
