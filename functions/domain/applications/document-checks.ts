import { askedDocuments } from '../documents/asked-documents.ts'
import { checkDocuments, type DocumentCheck } from '../documents/check-documents.ts'
import type { ChosenDocument } from '../documents/chosen-document.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { FormData } from './application.ts'
import type { ApplicationForm } from './application-form.ts'
import { answersWithPrefill } from './check-form.ts'
import type { OfferCheck } from './check-offer.ts'
import { tellsRules } from './document-facts.ts'

/** How each document that this offer needs stands; empty where the tender's requirements are not shown. */
export function documentChecks(
  form: ApplicationForm,
  data: Pick<FormData, 'answers' | 'product_id'>,
  { facts, known }: Pick<OfferCheck, 'facts' | 'known'>,
  chosen: readonly ChosenDocument[],
  day: CalendarDate,
): DocumentCheck[] {
  const { terms } = form
  if (terms === null) return []
  const lists = {
    market: form.asked.market,
    documents_required: terms.documents_required ?? [],
    certifications: terms.certifications ?? [],
    packaging_requirements: terms.packaging_requirements ?? [],
  }
  const { company_name } = answersWithPrefill(form, data.answers)
  const name = typeof company_name === 'string' ? company_name.trim() : ''
  // what is handed in today must still count when the offers are opened
  const offer_day = terms.last_day !== null && terms.last_day > day ? terms.last_day : day
  return checkDocuments({
    asked: askedDocuments(lists, known, facts.country_code),
    chosen,
    offer_day,
    launch_day: terms.launch_day ?? offer_day,
    producer_names: [name, facts.producer ?? ''].filter((one) => one !== ''),
    product_id: data.product_id,
    vintage: facts.vintage,
  })
}

/** More than a package is to hold: it is made in memory, and somebody has to open it. */
const mostBytes = 100 * 1024 * 1024

/** The chosen documents that belong to the offer: what nobody asks for is not handed in. */
export const documentsOfOffer = (
  chosen: readonly ChosenDocument[],
  checks: readonly DocumentCheck[],
): ChosenDocument[] =>
  chosen.filter(
    ({ question, kind }) =>
      tellsRules(kind) || checks.some(({ asked }) => asked.question === question),
  )

/** A document that answers two questions lies in the package once. */
export function areTooLarge(documents: readonly ChosenDocument[]): boolean {
  const clean = documents
    .flatMap(({ files }) => files)
    .filter(({ status }) => status === 'clean')
    .map(({ file_id, size_bytes }) => [file_id, size_bytes] as const)
  return [...new Map(clean).values()].reduce((sum, bytes) => sum + bytes, 0) > mostBytes
}
