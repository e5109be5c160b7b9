import type { CompanyProfile } from '../companies/company-profile.ts'
import { daysOf } from '../matching/matchable.ts'
import type { CriterionResult } from '../matching/verdict.ts'
import type { ProductFacts } from '../portfolio/product.ts'
import type { ImporterPart } from '../prices/importer-part.ts'
import type { Instant } from '../shared/calendar-date.ts'
import type { Criterion } from '../tenders/criterion.ts'
import { lastDayOf } from '../tenders/is-open.ts'
import type { PublishedTender } from '../tenders/published-tender.ts'
import { saleStartOf } from '../tenders/sale-start-of.ts'
import {
  changeKindOf,
  differencesOf,
  differs,
  type TenderReading,
} from '../tenders/tender-differences.ts'
import type { Answer } from './application.ts'
import type { ApplicationForm, FormField } from './application-form.ts'
import { changedQuestions } from './changed-questions.ts'
import { companyFields } from './company-fields.ts'
import { field, known } from './form-field.ts'
import { offerFields } from './offer-fields.ts'
import { productFields } from './product-fields.ts'
import { documentFields, requirementFields, sampleFields } from './requirement-fields.ts'
import type { ProductStock } from './stock.ts'

/** Keys of the texts `applications.section.<key>`, in the order of the form. */
export const formSections = [
  'product',
  'company',
  'offer',
  'requirements',
  'documents',
  'samples',
  'declaration',
] as const
export type FormSection = (typeof formSections)[number]

/** What the form is made from; null where nothing is known or chosen yet. */
export interface FormSources {
  readonly tender: PublishedTender
  readonly tender_version: number
  /** The version that the answers speak to, where the tender has changed since. */
  readonly answered?: (TenderReading & { readonly version: number }) | null
  readonly criteria: readonly Criterion[]
  readonly company: CompanyProfile | null
  /** What the company answered in its last application; default: it has none. */
  readonly earlier?: Readonly<Record<string, Answer>>
  readonly product: ProductFacts | null
  /** When it was changed since the draft was last saved. */
  readonly product_changed_at?: Instant | null
  /** How the product meets the criteria; empty without a product. */
  readonly results: readonly CriterionResult[]
  /** What the company's importer takes in the tender's market; null: not remembered. */
  readonly importer_part?: ImporterPart | null
  /** Of the product, with what other applications take of it. */
  readonly stock?: ProductStock | null
  /** What else the rules read; left out where the requirements are not shown. */
  readonly offer?: Pick<ApplicationForm, 'offers_of_producer' | 'kept' | 'documents'>
}

const declarationFields = (company: CompanyProfile | null) => [
  field('declaration_name', 'text', { prefill: known('company', company?.contact_name) }),
  field('declaration_position', 'text', { required: false }),
  field('declaration_true', 'yes_no', { must_be_yes: true }),
]

/** What a company answers the same way each time; what the profile or the product says comes first. */
const saidEachTime: ReadonlySet<string> = new Set([
  'producer',
  'company_address',
  'contact_name',
  'contact_phone',
  'price_per',
  'incoterm',
  'incoterm_place',
  'declaration_name',
  'declaration_position',
])

function asBefore(one: FormField, earlier: FormSources['earlier'] = {}): FormField {
  if (one.prefill !== null || !saidEachTime.has(one.key)) return one
  const before = earlier[one.key]
  const isChoice = one.choices === null || one.choices.includes(String(before))
  return isChoice ? { ...one, prefill: known('earlier', before) } : one
}

/** A producer offers its own drinks: named as who makes them where neither the product nor the last application names one. */
function madeBy(company: CompanyProfile | null, one: FormField): FormField {
  if (one.key !== 'producer' || one.prefill !== null) return one
  const maker = company?.company_kind === 'producer' && (company.trade_name ?? company.legal_name)
  return maker ? { ...one, prefill: known('company', maker) } : one
}

/** The application form of a tender, with what is already known filled in. Empty sections are left out. */
export function formForTender(from: FormSources): ApplicationForm {
  const fields: Record<FormSection, ReturnType<typeof field>[]> = {
    product: productFields(from.product),
    company: companyFields(from.company, from.tender.market),
    offer: offerFields(from.product, from.criteria),
    requirements: requirementFields(from.criteria, from.results),
    documents: documentFields(from.tender),
    samples: sampleFields(from.tender),
    declaration: declarationFields(from.company),
  }
  const sections = formSections
    .map((key) => ({
      key,
      fields: fields[key].map((one) => madeBy(from.company, asBefore(one, from.earlier))),
    }))
    .filter((section) => section.fields.length > 0)
  return {
    tender_version: from.tender_version,
    sections,
    asked: {
      market: from.tender.market,
      ...daysOf(from.tender),
      criteria: [...from.criteria],
    },
    changed: changeSince(from, sections),
    product: from.product,
    product_changed_at: from.product_changed_at ?? null,
    importer_part: from.importer_part ?? null,
    stock: from.stock ?? null,
    terms: from.offer === undefined ? null : termsOf(from.tender),
    ...(from.offer ?? { offers_of_producer: 1, kept: {}, documents: [] }),
  }
}

const termsOf = (tender: PublishedTender): ApplicationForm['terms'] => ({
  completeness: tender.completeness,
  max_offers_per_producer: tender.max_offers_per_producer,
  assortment: tender.assortment,
  documents_required: tender.documents_required,
  certifications: tender.certifications,
  packaging_requirements: tender.packaging_requirements,
  last_day: lastDayOf(tender),
  launch_day: saleStartOf(tender),
  source: tender.source,
  published_date: tender.published_date,
})

/** Questions that are no longer asked are not asked again either. */
function changeSince(
  { answered, tender, criteria }: FormSources,
  sections: ApplicationForm['sections'],
): ApplicationForm['changed'] {
  if (answered == null) return null
  const now = { published: tender, criteria }
  const differences = differencesOf(answered, now)
  if (!differs(differences)) return null
  const asked = new Set(sections.flatMap(({ fields }) => fields.map(({ key }) => key)))
  const questions = changedQuestions(answered, now).filter((key) => asked.has(key))
  const kind = changeKindOf(answered.published, tender, differences)
  return { since: answered.version, questions, kind }
}
