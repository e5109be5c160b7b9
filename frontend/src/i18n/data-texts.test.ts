import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { errorStatus } from '#contracts/errors.ts'
import type { Route } from '#contracts/route.ts'
import { routes } from '#contracts/routes.ts'
import { applicationStatuses } from '#domain/applications/application.ts'
import { formProblemCodes } from '#domain/applications/check-form.ts'
import { formForTender, formSections } from '#domain/applications/form-for-tender.ts'
import { incoterms, offerCurrencies } from '#domain/applications/offer-terms.ts'
import { invoiceSchema } from '#domain/billing/invoice.ts'
import { paymentPurposes, paymentStatuses } from '#domain/billing/payment-status.ts'
import { choiceSets, complianceFieldNames, complianceUnits } from '#domain/compliance/fields.ts'
import { noteKeys, remedyKeys } from '#domain/matching/finding.ts'
import { statuses, verdicts } from '#domain/matching/verdict.ts'
import { derivedFields } from '#domain/portfolio/derived-marks.ts'
import { importRowKinds } from '#domain/portfolio/import-row-kinds.ts'
import { productFactsSchema } from '#domain/portfolio/product.ts'
import { problemCodes } from '#domain/portfolio/read-product.ts'
import { columnRoles } from '#domain/portfolio/reading/column-roles.ts'
import { uploadStatuses } from '#domain/portfolio/upload.ts'
import { markets } from '#domain/shared/market.ts'
import { criterionSchema } from '#domain/tenders/criterion.ts'
import { type PublishedTender, publishedTenderSchema } from '#domain/tenders/published-tender.ts'
import { titleWords } from '#domain/tenders/title-words.ts'
import {
  categories,
  closures,
  containers,
  placeRules,
  priceUnits,
  statedPriceBases,
} from '#domain/vocabulary/kinds.ts'
import { codeText } from '../lib/tenders/code-words.ts'
import accounts from './locales/en/accounts.json' with { type: 'json' }
import applications from './locales/en/applications.json' with { type: 'json' }
import billing from './locales/en/billing.json' with { type: 'json' }
import common from './locales/en/common.json' with { type: 'json' }
import compliance from './locales/en/compliance.json' with { type: 'json' }
import desk from './locales/en/desk.json' with { type: 'json' }
import documents from './locales/en/documents.json' with { type: 'json' }
import enquiries from './locales/en/enquiries.json' with { type: 'json' }
import failures from './locales/en/failures.json' with { type: 'json' }
import imports from './locales/en/imports.json' with { type: 'json' }
import matching from './locales/en/matching.json' with { type: 'json' }
import portfolio from './locales/en/portfolio.json' with { type: 'json' }
import searches from './locales/en/searches.json' with { type: 'json' }
import vocabulary from './locales/en/vocabulary.json' with { type: 'json' }

/** The keys that data brings to the site, and where their texts must be. The other languages have the keys of English (locales.test.ts). */
const kinds = criterionSchema.unwrap().options.map((option) => option.shape.kind.value)
const cases: [string, object, readonly string[]][] = [
  [
    'errors',
    {
      ...common.errors,
      ...applications.errors,
      ...desk.errors,
      ...billing.errors,
      ...documents.errors,
      ...enquiries.errors,
      ...searches.errors,
      ...portfolio.errors,
      ...accounts.errors,
      ...failures.errors,
    },
    Object.keys(errorStatus),
  ],
  ['statuses of payments', billing.payment_status, paymentStatuses],
  ['purposes of payments', billing.purpose, paymentPurposes],
  ['statuses of invoices', billing.invoice_status, invoiceSchema.unwrap().shape.status.options],
  ['remedies', matching.remedy, remedyKeys],
  ['notes', matching.note, noteKeys],
  ['units of facts that rules ask for', compliance.unit, complianceUnits],
  ['lists of choices of rules', compliance.choice, Object.keys(choiceSets)],
  ...Object.entries(choiceSets).map(([set, choices]): (typeof cases)[number] => [
    `choices of ${set}`,
    compliance.choice[set as keyof typeof choiceSets],
    choices,
  ]),
  ['kinds of criteria', matching.kind, kinds],
  ['what verdicts mean', matching.verdictMeans, verdicts],
  ['verdicts', vocabulary.verdict, verdicts],
  ['statuses of criteria', vocabulary.status, statuses],
  ['markets', vocabulary.market, markets],
  ['zones', vocabulary.zone, markets],
  ['categories', vocabulary.category, categories],
  ['containers', vocabulary.container, containers],
  ['closures', vocabulary.closure, closures],
  ['price bases', vocabulary.priceBasis, statedPriceBases],
  ['price units', vocabulary.priceUnit, priceUnits],
  [
    'publication statuses',
    vocabulary.publicationStatus,
    publishedTenderSchema.unwrap().shape.status.options,
  ],
  ['problems of files', portfolio.problem, problemCodes],
  ['roles of columns', imports.role, columnRoles],
  ['kinds of rows', imports.show, importRowKinds],
  ['kinds of rows that are none', imports.empty, importRowKinds],
  ['statuses of uploads', portfolio.upload.stage, uploadStatuses],
  ['facts', portfolio.fact, Object.keys(productFactsSchema.unwrap().omit({ derived: true }).shape)],
  ['derived facts', portfolio.derived, derivedFields],
  ['rules by which facts follow', imports.rule, placeRules],
  ['statuses of applications', applications.status, applicationStatuses],
  ['problems of forms', applications.problem, formProblemCodes],
  ['sections of forms', applications.section, formSections],
  [
    'choices of forms',
    applications.choice,
    [...containers, ...closures, ...incoterms, ...offerCurrencies, ...priceUnits],
  ],
]

it.each(cases)('%s have their texts', (_, texts, keys) => {
  expect(keys.filter((key) => !(key in texts))).toEqual([])
})

it('has words for every failure of a route where its pages have theirs', () => {
  const isDesk = ({ audience }: Route) => audience === 'operator' || audience === 'administrator'
  const of =
    (...rooms: string[]) =>
    ({ capability }: Route) =>
      rooms.includes(capability)
  const rooms: [object, (route: Route) => boolean][] = [
    [common.errors, () => true],
    [failures.errors, () => true],
    [desk.errors, isDesk],
    [accounts.errors, of('accounts', 'companies')],
    [applications.errors, of('applications')],
    [billing.errors, of('billing')],
    [documents.errors, of('documents')],
    [enquiries.errors, of('enquiries')],
    [portfolio.errors, of('portfolio')],
    [searches.errors, ({ path }) => path.startsWith('/api/saved-searches')],
  ]
  const without = Object.entries<Route>(routes).flatMap(([name, route]) => {
    const words = Object.assign({}, ...rooms.map(([texts, isOf]) => (isOf(route) ? texts : {})))
    return route.errors.filter((code) => !(code in words)).map((code) => `${name}: ${code}`)
  })
  expect(without).toEqual([])
})

// the domain reads no files of the site: titles have the names of categories again, and must not drift from them
it.each(Object.entries(titleWords))(
  'titles in %s name categories as the site does',
  (language, words) => {
    const file = path.join(import.meta.dirname, `locales/${language}/vocabulary.json`)
    expect(words.category).toEqual(JSON.parse(readFileSync(file, 'utf8')).category)
  },
)

describe('the facts that rules of law ask for', () => {
  // the dots of a name are levels of the texts
  const textsOf = (name: string): unknown =>
    name.split('.').reduce<unknown>((texts, part) => Object(texts)[part], compliance.field)
  const isField = (texts: object) => 'label' in texts && typeof texts.label === 'string'
  const namesIn = (texts: object, at = ''): string[] =>
    isField(texts)
      ? [at.slice(1)]
      : Object.entries(texts).flatMap(([key, child]) => namesIn(Object(child), `${at}.${key}`))

  it.each(complianceFieldNames)('%s has a label, help and an example', (name) => {
    expect(textsOf(name)).toEqual({
      label: expect.any(String),
      help: expect.any(String),
      example: expect.any(String),
    })
  })

  it('are all that has such texts', () => {
    expect(namesIn(compliance.field).sort()).toEqual([...complianceFieldNames].sort())
  })
})

describe('the form of a tender', () => {
  const silent = Object.fromEntries(
    Object.keys(publishedTenderSchema.unwrap().shape).map((key) => [key, null]),
  ) as unknown as PublishedTender
  const form = formForTender({
    tender: { ...silent, market: 'SE', sample_deadline: '2026-03-03' },
    tender_version: 1,
    criteria: [],
    company: null,
    product: null,
    results: [],
  })

  it('has a text for every question that is not the tender\u2019s own', () => {
    const fields = form.sections.flatMap((section) => section.fields)
    const unnamed = fields.filter(
      ({ key, label }) => label === null && !(key in applications.field),
    )
    expect(fields.length).toBeGreaterThan(25)
    expect(unnamed.map(({ key }) => key)).toEqual([])
  })
})

describe('codes of published tenders', () => {
  const file = path.join(import.meta.dirname, '../../../infra/local/sample-data/tenders.json')
  const text = z.array(z.string()).nullish()
  const published = z.object({
    documents_required: text,
    packaging_requirements: text,
    other_conditions: text,
  })
  const tenders = z
    .array(z.object({ published }))
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map((tender) => tender.published)
  // phrases in the source's own words are shown as they are
  const isCode = (words: string) => /^[a-z0-9_-]+$/.test(words)
  const codes = (field: keyof (typeof tenders)[number]) =>
    [...new Set(tenders.flatMap((tender) => tender[field] ?? []))].filter(isCode)

  it.each([
    ['document', 'documents_required'],
    ['packaging', 'packaging_requirements'],
    ['condition', 'other_conditions'],
  ] as const)('have their texts: %s', (kind, field) => {
    const missing = codes(field).filter((code) => {
      const [group, key] = codeText(kind, code, String).key.split('.')
      const texts: Readonly<Record<string, unknown>> = vocabulary[group as typeof kind]
      return key === undefined || !(key in texts)
    })
    expect(codes(field).length).toBeGreaterThan(2)
    expect(missing).toEqual([])
  })
})
