import type { FormData } from './application.ts'
import type { ApplicationForm } from './application-form.ts'
import type { OfferCheck } from './check-offer.ts'
import { documentsOfOffer } from './document-checks.ts'

/** What of a draft and its form is the offer: what was left over and nobody checked is not submitted. */
export function submittedParts(form: ApplicationForm, data: FormData, check: OfferCheck) {
  const documents = documentsOfOffer(form.documents, check.documents)
  const form_data: FormData = {
    ...data,
    ...(data.facts && {
      facts: Object.fromEntries(
        Object.entries(data.facts).filter(([field]) => Object.hasOwn(check.stated, field)),
      ),
    }),
    ...(data.documents && {
      documents: Object.fromEntries(
        documents.map(({ question, document_id }) => [question, document_id]),
      ),
    }),
    ...(data.price_lines && { price_lines: check.prices.flatMap(({ line }) => line ?? []) }),
  }
  return { form: { ...form, documents }, form_data }
}
