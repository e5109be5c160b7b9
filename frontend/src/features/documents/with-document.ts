import type { FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { answerQuestion } from '#domain/applications/changed-questions.ts'
import type { DocumentId } from '#domain/shared/ids.ts'

type AskedForm = Pick<ApplicationForm, 'sections' | 'changed' | 'tender_version'>

/** The draft with a document chosen for a question, or with none. */
export function withDocument(
  form: AskedForm,
  draft: FormData,
  question: string,
  document_id: DocumentId | null,
): FormData {
  const { [question]: _before, ...others } = draft.documents ?? {}
  const documents = document_id === null ? others : { ...others, [question]: document_id }
  const chosen = { ...draft, documents }
  // the form asks whether it is ready, where the tender itself names it; who chooses anew has seen what changed
  const isAsked = form.sections.some(({ fields }) => fields.some(({ key }) => key === question))
  return isAsked
    ? answerQuestion(form, chosen, question, document_id === null ? undefined : true)
    : chosen
}
