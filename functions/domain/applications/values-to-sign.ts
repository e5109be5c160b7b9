import type { FormValues } from '../documents/forms/signing.ts'
import { marketFacts } from '../shared/market.ts'
import type { TenderSummary } from '../tenders/tender.ts'
import type { FormData } from './application.ts'
import type { ApplicationForm } from './application-form.ts'
import { answersWithPrefill } from './check-form.ts'

type Tender = Pick<TenderSummary, 'market' | 'reference' | 'title' | 'titles'>

/** What an application knows of the forms that the producer signs: from company, product, tender and its answers. */
export function valuesToSign(
  form: Pick<ApplicationForm, 'sections'>,
  { answers }: Pick<FormData, 'answers'>,
  { market, reference, title, titles }: Tender,
): FormValues {
  const given = answersWithPrefill(form, answers)
  const text = (key: string) => {
    const answer = given[key]
    return typeof answer === 'string' ? answer.trim() : ''
  }
  const fields = form.sections.flatMap((section) => section.fields)
  const unit = fields.find(({ key }) => key === 'quantity')?.unit ?? ''
  // in the words of the request, as a confirmation of the producer has to be
  const requirements = fields.flatMap(({ key, must_be_yes, criterion_id, label }) =>
    must_be_yes && criterion_id !== null && given[key] === true ? (label ?? []) : [],
  )
  return {
    producer: text('company_name') || text('producer'),
    address: text('company_address'),
    register_number: text('vat_number'),
    representative: text('importer'),
    tender: [marketFacts[market].monopoly, reference, titles?.en ?? title]
      .filter((part) => part !== null)
      .join(', '),
    product: text('product_name'),
    vintage: text('vintage'),
    quantity: text('quantity') === '' ? '' : `${text('quantity')} ${unit}`.trim(),
    requirements: requirements.join('\n'),
  }
}
