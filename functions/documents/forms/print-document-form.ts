import type { FilledForm } from '#domain/documents/forms/signing.ts'
import { kindName } from '#domain/documents/kind-name.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { DocumentsDeps } from '../documents-deps.ts'
import { documentChangesPerHour } from '../upload-limits.ts'

interface Printed {
  readonly file_name: string
  readonly pdf: string
}

/** A form to sign on paper: what is not known yet is a line to write on. */
export async function printDocumentForm(
  deps: Pick<DocumentsDeps, 'throttle' | 'now'>,
  user_id: UserId,
  form: FilledForm,
): Promise<Result<Printed, 'too_many_requests'>> {
  const now = deps.now()
  if (!(await deps.throttle(documentChangesPerHour, user_id, now))) return fail('too_many_requests')
  const { formPdf } = await import('./form-pdf.ts')
  const bytes = await formPdf(form, { at: now.toISOString(), signature: null })
  return succeed({
    file_name: `${kindName('en', form.kind)}.pdf`,
    pdf: Buffer.from(bytes).toString('base64'),
  })
}
