import { untouched } from '#domain/applications/desk-work.ts'
import { outcomeHistory } from '#domain/applications/outcome-history.ts'
import { nextMailAt, timeZoneOf } from '#domain/notices/next-mail-at.ts'
import { uncorrected } from '#domain/outcomes/outcome.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { defaultLocale } from '#domain/shared/locale.ts'
import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
import type { AccessPlans } from '../platform/access/access-plan.ts'
import type { Clock } from '../platform/clock.ts'
import { pageOf } from '../platform/http/page-of.ts'
import type { AddressOf } from '../platform/mail/address-of.ts'
import type { MailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import type { MailMarks } from '../platform/mail/mail-marks.ts'
import type { SendMail } from '../platform/mail/send-mail.ts'
import { sendOnce } from '../platform/mail/send-once.ts'
import { endingsOf } from '../platform/mail/unsubscribe-addresses.ts'
import type { LookStore } from '../platform/notices/look-store.ts'
import { mailingOf } from '../platform/notices/mailing-of.ts'
import { namedTenderOf, noticeIds } from '../platform/notices/notice-id.ts'
import type { NoticeStore } from '../platform/notices/notice-store.ts'
import type { ApplicationRow } from './application-row.ts'
import type { ApplicationStore } from './application-store.ts'
import { deskMail, paidMail } from './mails/desk-mail.ts'
import { outcomeMail } from './mails/outcome-mail.ts'
import { type Submission, submissionMail } from './mails/submission-mail.ts'

export interface SubmissionTelling {
  readonly applications: Pick<ApplicationStore, 'find' | 'endMailDue'>
  readonly profiles: Pick<CompanyProfileStore, 'find'>
  readonly accessPlans: AccessPlans
  readonly notices: Pick<NoticeStore, 'add'>
  readonly looks: Pick<LookStore, 'begin'>
  readonly mailChoices: Pick<MailChoiceStore, 'settings' | 'keyOf'>
  readonly addressOf: AddressOf
  readonly mailMarks: MailMarks
  readonly sendMail: SendMail
  /** The operator's mailbox. */
  readonly contactMail: string
  readonly siteOrigin: string
  readonly now: Clock
}

/**
 * Mails what is due on an application, each mail unless that was done: a submission to the operator, then
 * to the producer; its payment to the operator, since billing tells the producer; to the producer that it
 * was handed in, with the reference, and what happened to the offer since.
 */
export async function tellOfApplication(
  deps: SubmissionTelling,
  user_id: UserId,
  tender_id: TenderId,
): Promise<void> {
  const application = await deps.applications.find(user_id, tender_id)
  if (application?.mail_due === undefined) return
  const submission = await submissionOf(deps, application)
  const [profile, address] = await Promise.all([
    deps.profiles.find(user_id),
    deps.addressOf(user_id),
  ])
  const told = (what: 'submitted' | 'paid', whom: string | null) =>
    deps.mailMarks(`${what}#${user_id}#${tender_id}#${whom}`)
  const answers = application.form_data?.answers ?? {}
  const company = {
    company_name: String(answers.company_name ?? profile?.legal_name ?? ''),
    contact_name: String(answers.contact_name ?? profile?.contact_name ?? ''),
    address,
  }
  const deskPage = `${deps.siteOrigin}/admin/applications/${encodeURIComponent(user_id)}/${tender_id}`
  const tellDesk = (mail: typeof deskMail) =>
    deps.sendMail(
      deps.contactMail,
      mail(submission, company, deskPage),
      address === null ? {} : { replyTo: address },
    )
  const tellPaid = () =>
    sendOnce(told('paid', application.payment_id), deps.now, () => tellDesk(paidMail))
  const tellOutcomes = async () => {
    const { tender } = submission
    const history = outcomeHistory(application.desk ?? untouched, tender.market)
    const locale = profile?.language ?? defaultLocale
    const page = pageOf(deps.siteOrigin, locale, `/tender-application/${tender_id}`)
    // of what is corrected already the correction tells
    for (const entry of uncorrected(history)) {
      if (address === null || isToldLong(entry.at, deps.now())) continue
      const notice = {
        kind: 'outcome',
        notice_id: noticeIds.outcome(tender_id, entry.event_id),
        made_at: deps.now().toISOString(),
        read_at: null,
        tender: namedTenderOf(tender),
        outcome: entry.kind,
        day: entry.day,
        is_correction: entry.corrects !== null,
      } as const
      const { isNow, digestAt } = mailingOf(
        'outcomes',
        await deps.mailChoices.settings(user_id),
        profile?.country_code ?? null,
        deps.now(),
      )
      await deps.notices.add(user_id, notice, digestAt)
      // what was over may go on after a correction
      await deps.looks.begin(user_id, nextMailAt('daily', timeZoneOf(null), deps.now()))
      if (!isNow) continue
      const mark = deps.mailMarks(`outcome#${user_id}#${tender_id}#${entry.event_id}`)
      const corrected = history.find(({ event_id }) => event_id === entry.corrects) ?? null
      await sendOnce(mark, deps.now, async () => {
        const key = await deps.mailChoices.keyOf(user_id)
        const { end, unsubscribe } = endingsOf(deps.siteOrigin, locale, key, 'outcomes')
        const mail = outcomeMail(locale, tender, entry, corrected, { link: page, end })
        await deps.sendMail(address, mail, { replyTo: deps.contactMail, unsubscribe })
      })
    }
  }
  if (application.mail_due !== 'submitted') {
    if (application.mail_due === 'paid') await tellPaid()
    await tellOutcomes()
    return endMailDue(deps, application)
  }
  const outcome = await sendOnce(told('submitted', 'desk'), deps.now, () => tellDesk(deskMail))
  // the payment came after the desk was told that the fee is due
  if (outcome === 'sent_before' && application.status === 'PAID') await tellPaid()
  if (address !== null) {
    const locale = profile?.language ?? defaultLocale
    const page = pageOf(deps.siteOrigin, locale, `/tender-application/${tender_id}`)
    await sendOnce(told('submitted', 'producer'), deps.now, () =>
      deps.sendMail(address, submissionMail(locale, submission, page), {
        replyTo: deps.contactMail,
      }),
    )
  }
  await tellOutcomes()
  await endMailDue(deps, application)
}

/** Days. The mark of a mail is kept one day longer. */
const tellsFor = 14

/** Told long ago, so that its mark has ended: a payment that comes now does not tell of it again. */
const isToldLong = (recorded_at: Instant, now: Date): boolean =>
  now.getTime() - Date.parse(recorded_at) > tellsFor * 86_400_000

/** A payment that came while the mails went out is still to be told of. */
async function endMailDue(deps: SubmissionTelling, application: ApplicationRow): Promise<void> {
  const { user_id, tender_id } = application
  const ended = await deps.applications.endMailDue(application)
  if (ended === 'refused') await tellOfApplication(deps, user_id, tender_id)
}

async function submissionOf(
  { accessPlans }: Pick<SubmissionTelling, 'accessPlans'>,
  { user_id, tender_id, status, submitted_at, submitted_for, listed }: ApplicationRow,
): Promise<Submission> {
  if (submitted_for === null || submitted_at === null) {
    throw new Error('a mail is due for what was never submitted')
  }
  const plan = await accessPlans.find(user_id)
  return {
    tender: submitted_for.tender,
    product_name: listed?.product_name ?? '',
    submitted_at,
    // a single application is paid in advance and may become PAID a moment later
    isPaid: status === 'PAID' || (plan?.single_tender_ids.includes(tender_id) ?? false),
  }
}
