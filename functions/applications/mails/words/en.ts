import type { SubmissionMailWords } from '../submission-mail.ts'

export const en: SubmissionMailWords = {
  subject: 'Your application has been submitted: {tender}',
  received: 'We have received your application for {tender}.',
  product: 'Product',
  market: 'Market',
  published: 'Published as',
  deadline: 'Offer deadline',
  endOfDay: '{date}, end of the day, {zone}',
  notAnnounced: 'not announced',
  submitted: 'Submitted',
  due: 'The application fee of {fee} (excluding VAT) is still due. You can pay it on the page “My applications”.',
  paid: 'The application is paid for: nothing more is due.',
  kept: 'It can no longer be changed. You can read and print all your answers at any time, with or without a plan. The signed receipt is there too, usually within a minute.',
  questions: 'If something is wrong, or you have a question, reply to this e-mail.',
  button: 'Open the application',
  zone: { SE: 'Stockholm time', NO: 'Oslo time', FI: 'Helsinki time' },
}
