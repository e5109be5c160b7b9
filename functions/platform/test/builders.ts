import type { FormData } from '#domain/applications/application.ts'
import type { CompanyProfile } from '#domain/companies/company-profile.ts'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import {
  type ProductId,
  type TenderId,
  tenderIdSchema,
  type UserId,
  userIdSchema,
} from '#domain/shared/ids.ts'
import type { Market } from '#domain/shared/market.ts'
import type { Criterion, CriterionOf } from '#domain/tenders/criterion.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import type { Tender } from '#domain/tenders/tender.ts'
import { type TenderRow, tenderRowOf } from '../../tenders/tender-row.ts'

export const userId = (name: string): UserId => userIdSchema.parse(name)
export const tenderId = (id: number): TenderId => tenderIdSchema.parse(id)

const silent: Omit<PublishedTender, 'id' | 'monopoly' | 'market' | 'source'> = {
  withdrawal_note: null,
  record_kind: 'tender',
  completeness: 'full',
  plan: null,
  reference: null,
  reference_note: null,
  status: 'published',
  assortment: null,
  distribution: null,
  offer_type: null,
  published_date: null,
  offer_open_date: null,
  offer_deadline: null,
  sample_deadline: null,
  launch_date: null,
  launch_month: null,
  sales_end_date: null,
  dates_note: null,
  category: null,
  product_group: null,
  product_type: null,
  country_of_origin: null,
  region: null,
  appellation: null,
  grapes: null,
  vintage: null,
  price: null,
  min_volume: null,
  volume_note: null,
  container_type: null,
  container_volume_ml: null,
  container_max_weight_g: null,
  closure: null,
  abv_min: null,
  abv_max: null,
  sugar_min_g_l: null,
  sugar_max_g_l: null,
  sugar_note: null,
  ageing: null,
  oak: null,
  style: null,
  sensory_criteria: null,
  certifications: null,
  certification_text: null,
  requirements: null,
  packaging_requirements: null,
  documents_required: null,
  max_offers_per_producer: null,
  other_conditions: null,
  importer: null,
  additional_sources: null,
}

/** A published tender that is silent about everything but what the test says. */
export const publishedTender = (said: Partial<PublishedTender> = {}): PublishedTender => ({
  ...silent,
  id: 'systembolaget-test',
  monopoly: 'systembolaget',
  market: 'SE',
  source: 'https://www.omsystembolaget.se/',
  ...said,
})

export const redWine: CriterionOf<'category'> = {
  id: 'category-1',
  kind: 'category',
  text: 'Red wine',
  source_field: 'product_type',
  required: true,
  any_of: ['red_wine'],
  subtypes: [],
}

export const fromFrance: CriterionOf<'origin'> = {
  id: 'origin-1',
  kind: 'origin',
  text: 'France',
  source_field: 'country_of_origin',
  required: true,
  any_of: [{ country: 'FR', group: null, regions: [], appellations: [] }],
}

export const normalSize: CriterionOf<'size'> = {
  id: 'size-1',
  kind: 'size',
  text: '750 ml',
  source_field: 'container_volume_ml',
  required: true,
  any_of_ml: [750],
  launched_together: false,
}

/** A tender as stored, with these criteria in force. */
export function tenderRow(
  id: number,
  said: Partial<PublishedTender> = {},
  criteria: readonly Criterion[] = [redWine],
  version = 1,
): TenderRow {
  const tender: Tender = {
    tender_id: tenderId(id),
    version,
    published: publishedTender(said),
    corrected_criteria: null,
    result: null,
    sample: null,
    updated_at: '2026-01-02T03:04:05Z',
  }
  return tenderRowOf(tender, criteria)
}

/** A company that says no more than it must. */
export const companyProfile = (said: Partial<CompanyProfile> = {}): CompanyProfile => ({
  legal_name: 'Sample Cellars',
  trade_name: null,
  country_code: 'FR',
  address: null,
  vat_number: null,
  gln: null,
  producer_type: null,
  contact_name: null,
  contact_email: null,
  phone: null,
  website: null,
  language: 'en',
  importers: {},
  ...said,
})

/** A product of which only what the test says is known. */
export const productFacts = (said: Partial<ProductFacts> = {}): ProductFacts => ({
  name: 'Cuvée Test',
  ...noFacts,
  ...said,
})

/** A red wine of which everything is known that a form asks for. */
export const knownRedWine = productFacts({
  name: 'Domaine du Test Rouge',
  producer: 'Domaine du Test',
  type: 'Red wine',
  categories: ['red_wine'],
  country_code: 'FR',
  region: 'Beaujolais',
  vintage: 2024,
  volume_ml: 750,
  alcohol_tenths: 125,
  container: 'glass_bottle',
  price: {
    amount_minor: 420,
    currency: 'EUR',
    per: 'unit',
    units_per_case: 6,
    basis: 'ex_works',
    raw: '4,20',
  },
})

/** What a market asks of its suppliers beside their country. */
const suppliers: Readonly<Record<Market, NonNullable<FormData['facts']>>> = {
  SE: { 'supplier.approvedBySystembolaget': true },
  NO: { 'supplier.wholesaleRight': true, retailPriceNok: '179,90' },
  FI: { assortment: 'general', 'supplier.ownBrand': true },
}

/** Everything that only the producer can answer for a tender with the criterion `redWine`. */
export const completeForm = (product_id: ProductId, market: Market = 'SE'): FormData => ({
  product_id,
  answers: {
    company_name: 'Domaine du Test SARL',
    company_country: 'FR',
    company_address: '1 rue du Test, 69000 Lyon',
    contact_name: 'A. Test',
    contact_email: 'a.test@example.com',
    incoterm_place: 'Lyon',
    quantity: '12000',
    delivery_date: '2099-03-01',
    sugar: '2',
    container_weight: '420',
    'requirement_category-1': true,
    declaration_name: 'A. Test',
    declaration_true: true,
  },
  facts: {
    so2TotalMgPerL: '95',
    'organic.claimed': false,
    'ethics.codeOfConductSigned': true,
    'supplier.country': market,
    ...suppliers[market],
    'tender.oneOfferPerProducer': true,
  },
})
