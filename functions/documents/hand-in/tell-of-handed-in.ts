import { defaultLocale } from '#domain/shared/locale.ts'
import { pageOf } from '../../platform/http/page-of.ts'
import { sendOnce } from '../../platform/mail/send-once.ts'
import type { OwnFile } from '../document-file-key.ts'
import { handedInMail } from '../mails/handed-in-mail.ts'
import type { DueDeps } from '../process-due-document.ts'

type Telling = Pick<
  DueDeps,
  'documents' | 'profiles' | 'mailMarks' | 'addressOf' | 'sendMail' | 'siteOrigin' | 'now'
>

/** Tells the owner of a document that somebody handed in, once its file has passed the check. */
export async function tellOfHandedIn(
  deps: Telling,
  { user_id, document_id, file_id }: OwnFile,
): Promise<void> {
  const row = await deps.documents.find(user_id, document_id)
  const file = row?.files.find((one) => one.file_id === file_id)
  if (!row?.handed_in || row.deleted_at !== null || file?.status !== 'clean') return
  const address = await deps.addressOf(user_id)
  if (address === null) return
  await sendOnce(deps.mailMarks(`document-handed-in#${document_id}`), deps.now, async () => {
    const locale = (await deps.profiles.find(user_id))?.language ?? defaultLocale
    const link = pageOf(deps.siteOrigin, locale, '/documents')
    await deps.sendMail(address, handedInMail(locale, row, link))
  })
}
