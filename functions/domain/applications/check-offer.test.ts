import { describe, expect, it } from 'vitest'
import { publishedTender, redWine } from '../../platform/test/builders.ts'
import {
  furmintCan,
  malbecFob,
  moselRiesling,
  whiteWineInKeg,
} from '../../platform/test/published-examples.ts'
import { complianceRules } from '../compliance/rules.ts'
import type { ChosenDocument } from '../documents/chosen-document.ts'
import { comparableProduct } from '../matching/comparable-product.ts'
import { currentMatchContext } from '../matching/match-context.ts'
import { compareCriteria } from '../matching/match-product.ts'
import { noFacts } from '../portfolio/no-facts.ts'
import type { ProductFacts } from '../portfolio/product.ts'
import { documentIdSchema, fileIdSchema, productIdSchema } from '../shared/ids.ts'
import type { Criterion } from '../tenders/criterion.ts'
import type { PublishedTender } from '../tenders/published-tender.ts'
import { readCriteria } from '../tenders/read-criteria/read-criteria.ts'
import { categoryOf } from '../vocabulary/categories.ts'
import type { Answer, FormData } from './application.ts'
import { checkOffer } from './check-offer.ts'
import { type FormSources, formForTender } from './form-for-tender.ts'

const day = '2026-01-10'
const red: ProductFacts = {
  ...noFacts,
  name: 'Test Rouge',
  producer: 'Domaine du Test SARL',
  type: 'Red wine',
  categories: ['red_wine'],
  country_code: 'FR',
  vintage: 2024,
  volume_ml: 750,
  alcohol_tenths: 130,
  sugar_mg_l: 2000,
  organic: false,
  container: 'glass_bottle',
  container_weight_g: 420,
}
const answersToRules = {
  so2TotalMgPerL: '95,5',
  'ethics.codeOfConductSigned': true,
  'supplier.country': 'SE',
  'supplier.approvedBySystembolaget': true,
}
type Offer = NonNullable<FormSources['offer']>

function check({
  tender = publishedTender({ offer_deadline: '2026-02-01' }),
  product = red,
  criteria = [redWine],
  facts = answersToRules,
  answers = {},
  offer = {},
  waivers = [],
}: {
  tender?: PublishedTender
  product?: ProductFacts | null
  criteria?: readonly Criterion[]
  facts?: FormData['facts']
  answers?: Record<string, Answer>
  offer?: Partial<Offer>
  waivers?: FormData['waivers']
} = {}) {
  const form = formForTender({
    tender,
    tender_version: 1,
    criteria,
    company: null,
    product,
    results: [],
    offer: { offers_of_producer: 1, kept: {}, documents: [], ...offer },
  })
  // a producer in a hurry says yes to everything
  const yes = form.sections
    .flatMap(({ fields }) => fields)
    .flatMap(({ key, type }) => (type === 'yes_no' ? [[key, true] as const] : []))
  const data = {
    product_id: productIdSchema.parse('prd_00000000'),
    answers: { ...Object.fromEntries(yes), ...answers },
    facts,
    waivers,
  }
  return checkOffer(form, data, day, complianceRules())
}
const blockingOf = (given: Parameters<typeof check>[0]) =>
  check(given).blocking.map(({ rule_id, status }) => `${rule_id}: ${status}`)
const findingOf = (given: Parameters<typeof check>[0], id: string) =>
  check(given).findings.find(({ rule_id }) => rule_id === id)

describe('the rules of law and of the monopoly', () => {
  it('let an offer pass that answers what they ask', () => {
    expect(blockingOf({})).toEqual([])
  })

  it.each<[string, string, Record<string, Answer>]>([
    ['too much sulphur', 'SO2-R-DRY: fail', { so2TotalMgPerL: '151' }],
    ['no code of conduct', 'ETH-COC: fail', { 'ethics.codeOfConductSigned': false }],
    ['a supplier of another country', 'SUP-SE: fail', { 'supplier.country': 'IT' }],
  ])('refuse an offer with %s', (_, expected, answers) => {
    expect(blockingOf({ facts: { ...answersToRules, ...answers } })).toEqual([expected])
  })

  it('refuse an offer that leaves them open, and ask in the order of what decides most', () => {
    const { blocking, questions } = check({ facts: {} })
    expect(blocking.map(({ status }) => status)).toEqual(['unknown', 'unknown', 'unknown'])
    const offered = questions.filter(({ phase }) => phase === 'offer')
    expect(offered.filter((one) => one.blocking > 0).map(({ key }) => key)).toEqual([
      'fact_so2TotalMgPerL',
      'fact_ethics.codeOfConductSigned',
      'fact_supplier.country',
      'fact_supplier.approvedBySystembolaget',
    ])
    expect(questions.findLastIndex(({ phase }) => phase === 'offer')).toBe(offered.length - 1)
  })

  it('ask for what the form states at the question of the form', () => {
    const { questions } = check({ product: { ...red, sugar_mg_l: null } })
    expect(questions.find(({ field }) => field === 'sugarGPerL')?.key).toBe('sugar')
    const known = (sugarGPerL: string) =>
      check({
        product: { ...red, sugar_mg_l: null },
        answers: { sugar: '2,5' },
        facts: { ...answersToRules, sugarGPerL },
      }).known
    // a second, other statement of the same is not read
    expect(known('9')).toMatchObject({ sugarGPerL: 2.5, so2TotalMgPerL: 95.5 })
  })

  it('take no word for what is counted or lies in the documents', () => {
    const tender = publishedTender({ max_offers_per_producer: 1 })
    const facts = {
      ...answersToRules,
      'tender.oneOfferPerProducer': false,
      'offer.countForProducer': '1',
      'organic.claimed': false,
      'organic.certificateFile': 'certificate.pdf',
      'organic.certificateDaysLeft': '300',
      salesChannel: 'other',
    }
    const product = { ...red, organic: true }
    expect(blockingOf({ tender, facts, product, offer: { offers_of_producer: 2 } })).toEqual([
      'ORG-CERT: fail',
      'TEN-ONE-OFFER: fail',
      'tender:one-offer: fail',
    ])
  })

  it('name each answer that is none of its kind, and one that makes it another drink', () => {
    const facts = {
      ...answersToRules,
      so2TotalMgPerL: 'much',
      'supplier.country': 'Sweden',
      'label.vintage': '24',
      'label.eLabelUrl': 'example',
      category: 'beer',
      gi: 'AOC',
      'label.allergens': ['sulphites', 'fish'],
      'supplier.ownBrand': 'yes',
    }
    const product: ProductFacts = { ...red, type: 'Sparkling wine', categories: ['sparkling_wine'] }
    const { problems } = check({ facts, product })
    const own = problems.filter(({ key }) => key.startsWith('fact_'))
    expect(own.map(({ key, code }) => `${key.slice(5)}: ${code}`)).toEqual([
      'so2TotalMgPerL: not_a_number',
      'supplier.country: not_a_country',
      'label.vintage: not_a_year',
      'label.eLabelUrl: not_a_web_address',
      'gi: not_a_choice',
      'label.allergens: not_a_choice',
      'supplier.ownBrand: not_a_choice',
      'category: differs_from_product',
    ])
  })

  it('read no answer to what the offer says already', () => {
    const whisky: ProductFacts = {
      ...red,
      type: 'Single malt whisky',
      categories: ['spirits'],
      subtype: categoryOf('single malt whisky').subtype,
      alcohol_tenths: 400,
      vintage: null,
      months_in_oak: 24,
    }
    const { known, problems } = check({
      product: whisky,
      facts: {
        category: 'liqueur_wine',
        spiritCategory: 'none',
        maturationMonths: '36',
        'label.abvValue': '39',
        abvDeltaAbs: '0',
        'packaging.weightPer750mlG': '100',
      },
    })
    expect(known).toMatchObject({
      category: 'spirit',
      spiritCategory: 'whisky',
      maturationMonths: 24,
      abvDeltaAbs: 1,
      'packaging.weightPer750mlG': 420,
    })
    expect(problems.filter(({ key }) => key.startsWith('fact_'))).toEqual([])
    // it follows from the strength on the label, which is asked for
    const spirit = { product: whisky, facts: { 'label.abvValue': '39' } }
    expect(findingOf(spirit, 'LAB-TOL-SP')).toMatchObject({
      status: 'fail',
      fields: ['label.abvValue'],
    })
    expect(check({ facts: { yellowWine: true, colour: 'white' } }).known).toMatchObject({
      yellowWine: false,
      colour: 'red',
    })
  })

  it('take "none" of no spirit for its category', () => {
    const { categories, subtype } = categoryOf('gin')
    const gin = { ...red, type: 'Gin', categories: [...categories], subtype, alcohol_tenths: 400 }
    const { problems } = check({ product: gin, facts: { spiritCategory: 'none' } })
    expect(problems).toContainEqual({ key: 'fact_spiritCategory', code: 'differs_from_product' })
  })

  it('let an answer of before stand in until the application gives its own', () => {
    const { so2TotalMgPerL, ...others } = answersToRules
    const value = {
      value: '160',
      from: 'product' as const,
      at: '2026-01-01T00:00:00Z',
      changed: false,
      vintage: 2024,
    }
    const kept = { so2TotalMgPerL: value }
    expect(blockingOf({ facts: others, offer: { kept } })).toEqual(['SO2-R-DRY: fail'])
    expect(blockingOf({ facts: { ...others, so2TotalMgPerL }, offer: { kept } })).toEqual([])
  })

  it('are waived where they are warnings, and not where they block', () => {
    const waivers = ['ETH-MAP', 'ETH-COC'].map((rule_id) => ({ rule_id, reason: 'Known.' }))
    const facts = { ...answersToRules, 'ethics.codeOfConductSigned': false }
    expect(findingOf({ facts, waivers }, 'ETH-MAP')?.status).toBe('waived')
    expect(blockingOf({ facts, waivers })).toEqual(['ETH-COC: fail'])
  })
})

describe('the tender itself', () => {
  it('refuses an offer that misses a requirement, with the gap', () => {
    const product: ProductFacts = { ...red, type: 'White wine', categories: ['white_wine'] }
    const finding = findingOf({ product }, 'tender:category-1')
    expect(finding).toMatchObject({ status: 'fail', severity: 'blocking' })
    expect(finding?.asked).toMatchObject({ words: 'Red wine', result: { status: 'not_met' } })
  })

  it('asks for the word of the producer where nothing proves a requirement', () => {
    const wild: Criterion = {
      id: 'text-1',
      kind: 'text',
      text: 'wild yeast',
      source_field: 'requirements',
      required: true,
    }
    const given = { criteria: [redWine, wild], answers: { 'requirement_text-1': false } }
    expect(blockingOf(given)).toEqual(['tender:text-1: unknown'])
    expect(blockingOf({ criteria: [redWine, wild] })).toEqual([])
  })

  it('takes what the portfolio proves for no word on an offer that says something else', () => {
    const open: Criterion = {
      id: 'container-1',
      kind: 'container',
      text: 'min. 50 % rPET',
      source_field: 'packaging_requirements',
      required: true,
      any_of: ['rpet'],
      max_weight_g: null,
      weight_exempt: [],
      weight_limits: [],
    }
    const product: ProductFacts = { ...red, container: 'rpet' }
    const results = compareCriteria(
      { market: 'SE', valid_on: day, sale_start: day, criteria: [redWine, open] },
      comparableProduct(product),
      currentMatchContext,
    )
    const offered = (answers: Record<string, Answer>) => {
      const form = formForTender({
        tender: publishedTender({ offer_deadline: '2026-02-01' }),
        tender_version: 1,
        criteria: [redWine, open],
        company: null,
        product,
        results,
        offer: { offers_of_producer: 1, kept: {}, documents: [] },
      })
      const product_id = productIdSchema.parse('prd_00000000')
      const { blocking, problems } = checkOffer(
        form,
        { product_id, answers, facts: answersToRules },
        day,
        complianceRules(),
      )
      const question = 'requirement_container-1'
      return [
        blocking.some(({ rule_id }) => rule_id === 'tender:container-1'),
        problems.some(({ key }) => key === question),
      ]
    }
    expect(offered({})).toEqual([false, false])
    expect(offered({ container: 'pet' })).toEqual([true, true])
    expect(offered({ container: 'pet', 'requirement_container-1': true })).toEqual([false, false])
  })

  it('refuses an offer after its last day', () => {
    const tender = publishedTender({ offer_deadline: '2026-01-09' })
    expect(blockingOf({ tender })).toEqual(['tender:deadline: fail'])
  })

  it('refuses another vintage than that of the product', () => {
    expect(blockingOf({ answers: { vintage: '2023' } })).toContain('tender:same-vintage: fail')
  })

  it('compares the year of a sample with years alone', () => {
    const facts = { ...answersToRules, 'sample.vintage': '2022' }
    expect(blockingOf({ facts })).toEqual(['TEN-VINTAGE: fail', 'tender:same-vintage: fail'])
    expect(blockingOf({ product: { ...red, vintage: 'NV' }, facts })).toEqual([])
  })

  const tender = publishedTender({
    offer_deadline: '2026-02-01',
    documents_required: ['certification_certificate'],
  })
  const certificate = (more: Partial<ChosenDocument> = {}): ChosenDocument => ({
    question: 'document_certification_certificate',
    document_id: documentIdSchema.parse('doc_00000000'),
    version: 1,
    kind: 'cert-organic-eu',
    product_id: null,
    vintage: null,
    lot: null,
    holder: 'DOMAINE DU TEST',
    issuer: null,
    number: null,
    valid_from: '2025-01-01',
    valid_to: '2026-02-01',
    files: [
      {
        file_id: fileIdSchema.parse('fil_00000000'),
        file_name: 'certificate.pdf',
        content_type: 'application/pdf',
        size_bytes: 1000,
        sha256: '0'.repeat(64),
        status: 'clean',
      },
    ],
    ...more,
  })
  const withDocument = (more: Partial<ChosenDocument>) => ({
    tender,
    offer: { documents: [certificate(more)] },
  })

  it('takes a document that counts on its last day, and no mere promise of one', () => {
    expect(blockingOf(withDocument({}))).toEqual([])
    const id = 'tender:document:certification_certificate'
    expect(blockingOf({ tender })).toEqual([`${id}: unknown`])
    const unsaid = { document_certification_certificate: false }
    const { problems } = check({ ...withDocument({}), answers: unsaid })
    expect(problems.filter(({ key }) => key.startsWith('document_'))).toEqual([])
  })

  it.each<[string, Partial<ChosenDocument>]>([
    ['ends before', { valid_to: '2026-01-31' }],
    ['begins later', { valid_from: '2026-02-02', valid_to: null }],
    ['has no file that passed', { files: [] }],
  ])('refuses a document that %s', (_, more) => {
    expect(blockingOf(withDocument(more))).toEqual([
      'tender:document:certification_certificate: fail',
    ])
  })

  it('refuses more files than a package holds, each counted once', () => {
    const [file] = certificate().files
    if (file === undefined) throw new Error('no file')
    const ofMegabytes = (...sizes: number[]) => {
      const files = sizes.map((size, index) => ({
        ...file,
        file_id: fileIdSchema.parse(`fil_0000000${index}`),
        size_bytes: size * 1024 * 1024,
      }))
      return check(withDocument({ files })).problems.some(({ code }) => code === 'files_too_large')
    }
    expect([ofMegabytes(60, 40), ofMegabytes(60, 41)]).toEqual([false, true])
    const large = certificate({ files: [{ ...file, size_bytes: 101 * 1024 * 1024 }] })
    const unasked = { ...large, kind: 'insurance' as const, question: 'document_holiday' }
    expect(
      check({ tender, offer: { documents: [certificate(), unasked] } }).problems,
    ).not.toContainEqual(expect.objectContaining({ code: 'files_too_large' }))
  })

  it('warns of a document of somebody else', () => {
    const id = 'tender:document:certification_certificate'
    expect(findingOf(withDocument({ holder: 'Weingut Anders GmbH' }), id)).toMatchObject({
      status: 'fail',
      severity: 'warning',
      asked: { offered: 'Weingut Anders GmbH', problem: 'name_differs' },
    })
    expect(findingOf(withDocument({}), id)?.status).toBe('pass')
  })

  it('reads an organic certificate to its last day', () => {
    const product = { ...red, organic: true }
    expect(blockingOf({ product, ...withDocument({}) })).toEqual([])
    expect(blockingOf({ product, ...withDocument({ valid_to: '2026-01-31' }) })).toContain(
      'ORG-CERT: fail',
    )
    // that of another product tells nothing of this one
    const product_id = productIdSchema.parse('prd_11111111')
    expect(blockingOf({ product, ...withDocument({ product_id }) })).toEqual([
      'ORG-CERT: fail',
      'tender:document:certification_certificate: fail',
    ])
  })
})

it('two applications that were once "complete" are refused, by the requirements that they miss', () => {
  const keg = check({
    tender: malbecFob,
    criteria: readCriteria(malbecFob),
    product: whiteWineInKeg,
    answers: { gtin_unit: '123', contact_email: 'not an address' },
  })
  expect(keg.problems.map(({ key, code }) => `${key}: ${code}`)).toEqual(
    expect.arrayContaining(['gtin_unit: not_a_gtin', 'contact_email: not_an_email']),
  )
  expect(keg.blocking.map(({ rule_id }) => rule_id)).toEqual(
    expect.arrayContaining(['GTIN-CHECK', 'tender:category-1', 'tender:price-1']),
  )
  const can = check({
    tender: furmintCan,
    criteria: readCriteria(furmintCan),
    product: moselRiesling,
  })
  expect(can.blocking.map(({ rule_id, status }) => `${rule_id}: ${status}`)).toEqual(
    expect.arrayContaining(['tender:origin-1: fail', 'tender:grapes-1: fail']),
  )
})
