import { detailsOf, outcomeKinds } from '#domain/outcomes/outcome-rules.ts'
import { outcomeIdSchema, threadMessageIdSchema } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { changeMail } from '../../../applications/mails/change-mail.ts'
import { deskMail, paidMail } from '../../../applications/mails/desk-mail.ts'
import { messageMail } from '../../../applications/mails/desk-words.ts'
import { outcomeMail } from '../../../applications/mails/outcome-mail.ts'
import { submissionMail } from '../../../applications/mails/submission-mail.ts'
import { invitationMail } from '../../../producers/invitations/mails/invitation-mail.ts'
import { offerMail } from '../../../receipts/offer-mail.ts'
import { links, product_name, row, tender, unbroken } from './example-facts.ts'

const submission = (isPaid: boolean) => ({
  tender,
  product_name,
  submitted_at: '2026-11-12T10:00:00Z',
  isPaid,
})
const company = {
  company_name: 'Domaine du Test SARL',
  contact_name: 'A. Test',
  address: 'a.test@example.com',
}

const sealed = {
  name: 'offer-202601044.zip',
  size_bytes: 1_234_567,
  sha256: '9f'.repeat(32),
}

const moved: Partial<PublishedTender> = { offer_deadline: '2026-11-26', launch_date: '2027-05-01' }
const withdrawn: Partial<PublishedTender> = {
  status: 'withdrawn',
  withdrawal_note: 'The monopoly plans the launch anew.',
}
const changes: readonly (readonly [Partial<PublishedTender>, Partial<PublishedTender>])[] = [
  [{}, moved],
  [{}, {}],
  [{}, withdrawn],
  [withdrawn, {}],
]

const details = {
  reference: '2026/4711',
  given_at: '2026-11-20T09:30:00Z',
  reason: 'The label names no importer.',
  result: 'failed',
  due_on: '2026-12-01',
  bottles: 6,
  score: '87/100',
  rank: 2,
  price_minor: 15_990,
  quantity: 12_000,
  number: unbroken,
} as const
const outcomes = [...outcomeKinds, null]
const detailsFor = (kind: (typeof outcomes)[number]) =>
  Object.fromEntries(
    (kind === null ? [] : detailsOf(kind)).map((name) => [name, details[name]] as const),
  )

export const tenderMails = (locale: Locale) => ({
  'applications/mails/change-mail.ts changeMail': changes.flatMap(([before, after]) =>
    [true, false].map((isDraft) =>
      changeMail(
        locale,
        {
          before: { ...row.published, ...before },
          after: { ...row.published, ...after },
          summary: tender,
          differences: {
            fields: Object.keys({ ...before, ...after }) as (keyof PublishedTender)[],
            requirements: [{ before: 'min. 12 % vol', after: null }],
          },
          isDraft,
        },
        links,
      ),
    ),
  ),
  'applications/mails/desk-mail.ts deskMail': [true, false].map((isPaid) =>
    deskMail(submission(isPaid), company, links.link),
  ),
  'applications/mails/desk-mail.ts paidMail': [paidMail(submission(true), company, links.link)],
  'applications/mails/desk-words.ts messageMail': (['desk', 'producer'] as const).map((from) =>
    messageMail(
      locale,
      tender,
      {
        message_id: threadMessageIdSchema.parse('thm_12345678'),
        from,
        text: 'Which closure has the bottle?\n\nThe form says cork.',
        sent_at: '2026-11-12T10:00:00Z',
      },
      links.link,
    ),
  ),
  'applications/mails/outcome-mail.ts outcomeMail': outcomes.map((kind) =>
    outcomeMail(
      locale,
      tender,
      {
        event_id: outcomeIdSchema.parse('out_12345678'),
        kind,
        day: '2026-11-20',
        note: 'Samples go to the warehouse in Oslo.',
        evidence: null,
        details: detailsFor(kind),
        corrects: null,
        at: '2026-11-20T10:00:00Z',
      },
      kind === null ? { kind: 'won' } : null,
      links,
    ),
  ),
  'applications/mails/submission-mail.ts submissionMail': [true, false].map((isPaid) =>
    submissionMail(locale, submission(isPaid), links.link),
  ),
  'producers/invitations/mails/invitation-mail.ts invitationMail': [
    invitationMail(locale, {
      tender,
      products: [product_name, unbroken],
      text: 'We think of your rosé first.',
      ...links,
    }),
  ],
  'receipts/offer-mail.ts offerMail': [
    offerMail({
      number: 'NG-2026-7K3D-9QXA-2M4P',
      tender: { ...tender, version: 1 },
      submitted_by: company,
      files: [sealed],
      package: sealed,
    }),
  ],
})
