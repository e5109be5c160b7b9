import { nextMailAt, timeZoneOf } from '#domain/notices/next-mail-at.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { defaultLocale } from '#domain/shared/locale.ts'
import { lastDayOf } from '#domain/tenders/is-open.ts'
import { summaryOf } from '#domain/tenders/summary-of.ts'
import { changeKindOf, differencesOf, differs } from '#domain/tenders/tender-differences.ts'
import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
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
import type { AskForApplicationWork } from '../platform/queue/application-work.ts'
import type { TenderStore } from '../tenders/tender-store.ts'
import type { TenderVersionStore } from '../tenders/tender-version-store.ts'
import type { ApplicationStore } from './application-store.ts'
import { changeMail } from './mails/change-mail.ts'

interface Change {
  readonly tender_id: TenderId
  /** The version that the change made. */
  readonly version: number
}

export interface ChangeTelling {
  readonly applications: Pick<ApplicationStore, 'find' | 'listApplicants' | 'moveDeadline'>
  readonly tenders: Pick<TenderStore, 'find'>
  readonly versions: Pick<TenderVersionStore, 'find'>
  readonly profiles: Pick<CompanyProfileStore, 'find'>
  readonly notices: Pick<NoticeStore, 'add'>
  readonly looks: Pick<LookStore, 'begin'>
  readonly askForWork: AskForApplicationWork
  readonly mailChoices: Pick<MailChoiceStore, 'settings' | 'keyOf'>
  readonly addressOf: AddressOf
  readonly mailMarks: MailMarks
  readonly sendMail: SendMail
  /** The operator's mailbox. */
  readonly contactMail: string
  readonly siteOrigin: string
  readonly now: Clock
}

/** Asks for a mail to everybody who began an application for a tender that says something else now. */
export async function tellApplicants(deps: ChangeTelling, change: Change): Promise<void> {
  if ((await changeOf(deps, change)) === null) return
  const { tender_id, version } = change
  for await (const user_id of deps.applications.listApplicants(tender_id)) {
    await deps.askForWork([{ kind: 'tender_changed_for', user_id, tender_id, version }])
  }
}

/** Tells one applicant what changed, once for each version: in the list of notices, and by mail in the language of the company. */
export async function tellApplicant(
  deps: ChangeTelling,
  { user_id, ...change }: Change & { readonly user_id: UserId },
): Promise<void> {
  const { tender_id, version } = change
  const [found, application, profile, address] = await Promise.all([
    changeOf(deps, change),
    deps.applications.find(user_id, tender_id),
    deps.profiles.find(user_id),
    deps.addressOf(user_id),
  ])
  // the operator's list follows a moved deadline, whoever is told of it
  if (
    found !== null &&
    application?.listed != null &&
    application.listed.last_day !== found.last_day
  )
    await deps.applications.moveDeadline(application, found.last_day)
  // it was discarded, or its account is gone
  if (found === null || application === null || address === null) return
  const { status, form_data } = application
  // who began with this version knows it
  if (status === 'NOT_STARTED' || (form_data?.tender_version ?? 0) >= version) return
  const { before, after, summary, differences } = found
  const notice = {
    kind: 'tender_changed',
    notice_id: noticeIds.tender_changed(tender_id, version),
    made_at: deps.now().toISOString(),
    read_at: null,
    tender: namedTenderOf(summary),
    tender_version: version,
    change: changeKindOf(before, after, differences),
  } as const
  const chosen = await deps.mailChoices.settings(user_id)
  const now = deps.now()
  const { isNow, digestAt } = mailingOf(
    'tender_changes',
    chosen,
    profile?.country_code ?? null,
    now,
  )
  await deps.notices.add(user_id, notice, digestAt)
  // it may have come back, or have days again
  await deps.looks.begin(user_id, nextMailAt('daily', timeZoneOf(null), deps.now()))
  const locale = profile?.language ?? defaultLocale
  if (!isNow) return
  const link = pageOf(deps.siteOrigin, locale, `/tender-application/${tender_id}`)
  const mark = deps.mailMarks(`tender_changed#${version}#${tender_id}#${user_id}`)
  await sendOnce(mark, deps.now, async () => {
    const key = await deps.mailChoices.keyOf(user_id)
    const { end, unsubscribe } = endingsOf(deps.siteOrigin, locale, key, 'tender_changes')
    const change = { ...found, isDraft: status === 'DRAFT' }
    await deps.sendMail(address, changeMail(locale, change, { link, end }), {
      replyTo: deps.contactMail,
      unsubscribe,
    })
  })
}

/** The version, the one before it and what differs; null: it asks the same, or says again that it is withdrawn. */
async function changeOf(
  { tenders, versions }: Pick<ChangeTelling, 'tenders' | 'versions'>,
  { tender_id, version }: Change,
) {
  const [before, latest] = await Promise.all([
    versions.find(tender_id, version - 1),
    tenders.find(tender_id),
  ])
  // another version may have come since
  const after = latest?.version === version ? latest : await versions.find(tender_id, version)
  if (before === null || latest === null || after === null) return null
  const isToldAlready =
    before.published.status === 'withdrawn' && after.published.status === 'withdrawn'
  const differences = differencesOf(before, after)
  if (isToldAlready || !differs(differences)) return null
  // a later version may still be undone
  const summary = summaryOf({ ...after, sample: latest.sample, result: latest.result })
  const isHeld = latest.held.some((one) => !one.announced)
  const last_day = lastDayOf(isHeld ? summary : latest.summary)
  return { before: before.published, after: after.published, summary, last_day, differences }
}
