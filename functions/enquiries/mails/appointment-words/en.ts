import type { AppointmentWords } from '../appointment-mail.ts'

export const en: AppointmentWords = {
  event: 'Consultation with Nordgate',
  subject: {
    agreed: 'Your consultation with Nordgate: {day}',
    moved: 'Your consultation has been moved to {day}',
    changed: 'Your consultation on {day}: new details',
    cancelled: 'Your consultation on {day} has been cancelled',
  },
  line: {
    agreed: 'We have a time for the free consultation that you asked for.',
    moved: 'Your free consultation has a new time. The earlier one no longer applies.',
    changed: 'The time of your free consultation is the same. The new details are below.',
    cancelled: 'The consultation agreed for {day} will not take place.',
  },
  file: {
    agreed: 'The attached file adds the consultation to your calendar.',
    cancelled: 'The attached file removes the consultation from your calendar.',
  },
  time: 'When',
  length: 'Length',
  where: 'How we will talk',
  reference: 'Reference',
  after: 'If this does not suit you, reply to this e-mail.',
  button: 'Ask for another time',
  unasked:
    'If you did not ask for a consultation, somebody else entered your address. Reply to this e-mail, and we will not write to you again.',
}
