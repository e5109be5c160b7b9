import { type ExpiryStep, stateOn } from '#domain/documents/validity.ts'
import { defaultLocale } from '#domain/shared/locale.ts'
import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
import { pageOf } from '../platform/http/page-of.ts'
import type { AddressOf } from '../platform/mail/address-of.ts'
import type { MailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import type { MailMarks } from '../platform/mail/mail-marks.ts'
import type { SendMail } from '../platform/mail/send-mail.ts'
import { sendOnce } from '../platform/mail/send-once.ts'
import { endingsOf } from '../platform/mail/unsubscribe-addresses.ts'
import { mailingOf } from '../platform/notices/mailing-of.ts'
import { noticeIds } from '../platform/notices/notice-id.ts'
import type { NoticeStore } from '../platform/notices/notice-store.ts'
import type { SendMessages } from '../platform/queue/send-messages.ts'
import type { FileChecking } from './check-stored-file.ts'
import { documentFileKey } from './document-file-key.ts'
import { type DocumentRow, dayOf, nextDueOf } from './document-row.ts'
import type { OwnDocument } from './document-store.ts'
import type { OwnWork } from './document-work.ts'
import { expiryMail } from './mails/expiry-mail.ts'

export interface DueDeps extends Pick<FileChecking, 'documents' | 'files' | 'now'> {
  readonly profiles: Pick<CompanyProfileStore, 'find'>
  readonly mailChoices: MailChoiceStore
  readonly mailMarks: MailMarks
  readonly notices: Pick<NoticeStore, 'add'>
  readonly addressOf: AddressOf
  readonly sendMail: SendMail
  readonly siteOrigin: string
  readonly askForWork: SendMessages<OwnWork>
}

/** Queues one piece of work for every document with something to do today. */
export async function askForDueDocuments(deps: DueDeps): Promise<void> {
  for await (const { user_id, document_id } of deps.documents.due(dayOf(deps.now()))) {
    await deps.askForWork([{ kind: 'due_document', user_id, document_id }])
  }
}

/** Does what is due: removes a deleted document for good, or tells that one will end. Repeating it changes nothing. */
export async function processDueDocument(deps: DueDeps, own: OwnDocument): Promise<void> {
  const today = dayOf(deps.now())
  const row = await deps.documents.find(own.user_id, own.document_id)
  if (row === null || row.due_on === null || row.due_on > today) return
  if (row.deleted_at !== null) return removeForGood(deps, row)
  const state = stateOn(row, today)
  if (state.state === 'expires_soon') await tellOfExpiry(deps, row, state.step)
  await deps.documents.change(
    own,
    // what was changed meanwhile has a day of its own
    (now) => (now.due_on === row.due_on ? { ...now, due_on: nextDueOf(now, today) } : null),
    deps.now(),
  )
}

/** The row goes last, so that a broken attempt can be repeated; one that was changed meanwhile is due again. */
async function removeForGood(deps: DueDeps, row: DocumentRow): Promise<void> {
  for (const { file_id } of row.files) await deps.files.remove(documentFileKey({ ...row, file_id }))
  await deps.documents.remove(row)
}

async function tellOfExpiry(deps: DueDeps, row: DocumentRow, step: ExpiryStep): Promise<void> {
  const { user_id, document_id, valid_to } = row
  const address = await deps.addressOf(user_id)
  if (valid_to === null || address === null) return
  const notice = {
    kind: 'document_expiry',
    notice_id: noticeIds.document_expiry(document_id, valid_to, step),
    made_at: deps.now().toISOString(),
    read_at: null,
    document_id,
    document_kind: row.kind,
    product_name: row.product_name,
    valid_to,
  } as const
  const [chosen, profile] = await Promise.all([
    deps.mailChoices.settings(user_id),
    deps.profiles.find(user_id),
  ])
  const { isNow, digestAt } = mailingOf(
    'document_expiry',
    chosen,
    profile?.country_code ?? null,
    deps.now(),
  )
  await deps.notices.add(user_id, notice, digestAt)
  if (!isNow) return
  const mark = deps.mailMarks(`document-expiry#${document_id}#${valid_to}#${step}`)
  await sendOnce(mark, deps.now, async () => {
    const locale = profile?.language ?? defaultLocale
    const key = await deps.mailChoices.keyOf(user_id)
    const { end, unsubscribe } = endingsOf(deps.siteOrigin, locale, key, 'document_expiry')
    const link = pageOf(deps.siteOrigin, locale, '/documents')
    const mail = expiryMail(locale, { ...row, valid_to }, { link, end })
    await deps.sendMail(address, mail, { unsubscribe })
  })
}
