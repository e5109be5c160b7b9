import type { FormData } from '#domain/applications/application.ts'
import { requirementKey } from '#domain/applications/requirement-fields.ts'
import type { ChosenDocument } from '#domain/documents/chosen-document.ts'
import type { DocumentKind } from '#domain/documents/kinds.ts'
import { productIdSchema, tenderIdSchema } from '#domain/shared/ids.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { lastDayOf } from '#domain/tenders/is-open.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import { withMovedDates } from '../../../infra/local/sample/moved-dates.ts'
import { sampleTenders } from '../../../infra/local/sample/sample-tenders.ts'
import { type OfferedDrink, offeredDrinks } from './offered-drinks.ts'

/** The day on which the ten are offered: most of their tenders were open then, older ones are moved by whole years. */
export const dayOfOffers = '2025-08-04'
export const offeredProduct = productIdSchema.parse('prd_valid-application')

type OfferedDocument = Pick<
  ChosenDocument,
  'question' | 'kind' | 'holder' | 'vintage' | 'valid_from' | 'valid_to'
>

/** An offer to which neither a rule nor its tender objects. */
export interface ValidApplication extends Pick<OfferedDrink, 'name' | 'product'> {
  readonly tender_id: number
  readonly published: PublishedTender
  readonly criteria: readonly Criterion[]
  readonly data: FormData
  /** What its tender asks for, in its order. */
  readonly documents: readonly OfferedDocument[]
}

const samples = sampleTenders()

/** As published, on days that are still to come. */
function tenderAhead(tender_id: number): PublishedTender {
  const found = samples.find((sample) => sample.tender_id === tenderIdSchema.parse(tender_id))
  const last = found && lastDayOf(found.published)
  if (!found || !last) throw new Error(`no tender ${tender_id} with a last day`)
  const days = (Date.parse(dayOfOffers) - Date.parse(last)) / 86_400_000
  const years = Math.max(0, Math.ceil(days / 365.2425))
  return withMovedDates(found.published, Math.round((years * 365.2425) / 7))
}

/** What answers each document that the ten tenders name. */
const kindOfCode: Readonly<Record<string, DocumentKind>> = {
  certification_certificate: 'cert-organic-eu',
  food_contact_declaration_of_conformity: 'food-contact-doc',
  producer_written_confirmation: 'producer-confirmation',
  rpet_confirmation: 'rpet-share',
  statement_responsible_recruitment: 'statement-recruitment',
}

function documentFor(code: string, { product }: OfferedDrink): OfferedDocument {
  const kind = kindOfCode[code]
  if (kind === undefined) throw new Error(`no kind for ${code}`)
  return {
    question: `document_${code}`,
    kind,
    holder: product.producer,
    vintage: product.vintage === 'NV' ? null : product.vintage,
    valid_from: '2025-01-01',
    valid_to: '2027-12-31',
  }
}

function applicationOf(offered: OfferedDrink): ValidApplication {
  const { name, tender_id, product, binding } = offered
  const published = tenderAhead(tender_id)
  // words that only a person can check count where the operator says so: no reading makes them a requirement
  const criteria = readCriteria(published).map((one) =>
    one.kind === 'text' && one.text === binding ? { ...one, required: true } : one,
  )
  const documents = (published.documents_required ?? []).map((code) => documentFor(code, offered))
  const toSay = criteria.filter(({ kind, required }) => !required || kind === 'text')
  return {
    name,
    tender_id,
    product,
    published,
    criteria,
    documents,
    data: {
      product_id: offeredProduct,
      answers: {
        company_name: product.producer ?? '',
        company_country: product.country_code ?? '',
        company_address: '1 Test Road',
        contact_name: 'A. Test',
        contact_email: 'a.test@example.com',
        importer: 'Test Import',
        incoterm_place: 'Testville',
        delivery_date: '2026-03-02',
        declaration_name: 'A. Test',
        declaration_true: true,
        ...(published.sample_deadline !== null && { samples_ready: true }),
        ...Object.fromEntries(toSay.map(({ id, required }) => [requirementKey(id), required])),
        ...offered.answers,
      },
      facts: offered.facts,
      ...(offered.price_figures && { price_figures: offered.price_figures }),
      ...(offered.price_lines && { price_lines: offered.price_lines }),
    },
  }
}

/** Ten offers to real tenders: three markets; wine, sparkling wine, spirits, beer, cider. */
export const validApplications: readonly ValidApplication[] = offeredDrinks.map(applicationOf)
