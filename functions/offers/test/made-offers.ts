import { createHash } from 'node:crypto'
import { strToU8 } from 'fflate'
import { formForTender } from '#domain/applications/form-for-tender.ts'
import type { ComplianceField } from '#domain/compliance/fields.ts'
import { type ValidOffer, validOffers } from '#domain/compliance/valid-offers-for-tests.ts'
import type { OfferDocument, SubmittedOffer } from '#domain/offers/submitted-offer.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { documentIdSchema, fileIdSchema, productIdSchema } from '#domain/shared/ids.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { summaryOf } from '#domain/tenders/summary-of.ts'
import {
  completeForm,
  fromFrance,
  knownRedWine,
  productFacts,
  publishedTender,
  tenderId,
} from '../../platform/test/builders.ts'
import type { OpenDocument } from '../make-package.ts'
import { toOffer } from '../offer-of.ts'

const product_id = productIdSchema.parse('prd_made-for-tests')

/** The bytes of the made documents, by the id of their file. */
const bytesOf = (file_id: string) => strToU8(`%PDF-1.4 made for tests: ${file_id}`)
export const openMade: OpenDocument = async ({ file_id }) => bytesOf(file_id)

export function madeDocument(
  number: number,
  kind: OfferDocument['kind'],
  files = 1,
): OfferDocument {
  return {
    question: `document_${kind}`,
    document_id: documentIdSchema.parse(`doc_made-${number}-for-tests`),
    version: 1,
    kind,
    holder: 'Domaine du Test',
    valid_from: '2026-01-01',
    valid_to: '2027-12-31',
    files: Array.from({ length: files }, (_, index) => {
      const file_id = fileIdSchema.parse(`fil_made-${number}-${index}-tests`)
      const bytes = bytesOf(file_id)
      return {
        file_id,
        file_name: `scan ${index + 1}.pdf`,
        content_type: 'application/pdf',
        size_bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      }
    }),
  }
}

const quantity: Criterion = {
  id: 'quantity-1',
  kind: 'quantity',
  text: 'Minimum volume 12 000 units',
  source_field: 'min_volume',
  required: true,
  minimum: 12_000,
  unit: 'units',
}
const organicWish: Criterion = {
  id: 'text-1',
  kind: 'text',
  text: 'Preferably farmed without herbicides',
  source_field: 'requirements',
  required: false,
}

/** One of the valid offers of the rules as an application: its facts answered, two documents handed in. */
export function madeOffer(
  { name, market, facts }: ValidOffer,
  more: {
    readonly product?: Partial<ProductFacts>
    readonly answers?: Readonly<Record<string, string>>
  } = {},
): SubmittedOffer {
  const number = (field: ComplianceField) =>
    typeof facts[field] === 'number' ? Number(facts[field]) : null
  const published = publishedTender({
    market,
    monopoly: ({ SE: 'systembolaget', NO: 'vinmonopolet', FI: 'alko' } as const)[market],
    reference: `${market}-2027/114`,
    product_type: name,
    assortment: 'Fixed range',
    offer_deadline: '2027-01-29',
    sample_deadline: '2027-02-12',
    launch_date: '2027-09-01',
    launch_month: '2027-09',
    documents_required: ['certificate_of_analysis', 'guarantee_of_supply'],
  })
  const criteria = [fromFrance, quantity, organicWish]
  const product = productFacts({
    ...knownRedWine,
    type: name,
    alcohol_tenths: (number('abv') ?? 12) * 10,
    sugar_mg_l: (number('sugarGPerL') ?? 0) * 1000,
    volume_ml: number('volumeMl') ?? 750,
    gtin: '6291041500213',
    organic: facts['organic.claimed'] === true,
    ...more.product,
  })
  const form = formForTender({
    tender: published,
    tender_version: 2,
    criteria,
    company: null,
    product,
    results: [],
  })
  const complete = completeForm(product_id)
  const answered = Object.entries(facts).flatMap(([field, value]) =>
    value === null
      ? []
      : [[field, typeof value === 'number' ? String(value) : value] as [string, string | boolean]],
  )
  return toOffer({
    state: 'submitted',
    at: '2027-01-15T22:45:30.123Z',
    versions: { application: 7, tender: 2, product: 3, rules: '2026-11-22' },
    tender: summaryOf({
      tender_id: tenderId(114),
      version: 2,
      published,
      corrected_criteria: null,
      result: null,
      sample: null,
      updated_at: '2026-12-01T08:00:00Z',
    }),
    form,
    data: {
      ...complete,
      answers: {
        ...complete.answers,
        grapes: 'Gamay 100 %',
        closure: 'cork',
        importer: '',
        'requirement_origin-1': true,
        'requirement_quantity-1': true,
        'requirement_text-1': false,
        document_certificate_of_analysis: true,
        document_guarantee_of_supply: true,
        samples_ready: true,
        declaration_position: 'Owner',
        ...more.answers,
      },
      facts: Object.fromEntries(answered),
    },
    findings: [
      {
        rule_id: 'PKG-CO2',
        phase: 'offer',
        status: 'waived',
        severity: 'warning',
        title: 'Weight of the packaging per year',
        message: 'The packaging of a year should weigh less.',
        source: {
          text: 'A regulation of the tests',
          url: 'https://example.com/regulation',
          date: '2026-01-01',
          reviewed_by_lawyer: false,
        },
        waiver: {
          by: 'A. Test',
          reason: 'A lighter bottle comes in May.',
          at: '2027-01-15T20:00:00Z',
        },
      },
    ],
    documents: [
      madeDocument(1, 'certificate-of-analysis', 2),
      madeDocument(2, 'guarantee-of-supply'),
    ],
  })
}

export const madeOffers = () => validOffers.map((offer) => [offer.name, madeOffer(offer)] as const)
