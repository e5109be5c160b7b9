import { describe, expect, it } from 'vitest'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { checkOffer } from '#domain/applications/check-offer.ts'
import { formForTender } from '#domain/applications/form-for-tender.ts'
import { requirementKey } from '#domain/applications/requirement-fields.ts'
import { type OfferFinding, tenderFindingKinds } from '#domain/applications/tender-findings.ts'
import { complianceRules } from '#domain/compliance/rules.ts'
import { documentProblemCodes } from '#domain/documents/check-documents.ts'
import { comparableProduct } from '#domain/matching/comparable-product.ts'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import { compareCriteria } from '#domain/matching/match-product.ts'
import { daysOf } from '#domain/matching/matchable.ts'
import { addDays } from '#domain/shared/calendar-date.ts'
import { markets } from '#domain/shared/market.ts'
import { type Criterion, type CriterionKind, criterionSchema } from '#domain/tenders/criterion.ts'
import { lastDayOf } from '#domain/tenders/is-open.ts'
import { saleStartOf } from '#domain/tenders/sale-start-of.ts'
import { chosenOf, documentChanges } from './test/changed-documents.ts'
import {
  type Change,
  type Changes,
  changesOf,
  restOnSameFact,
} from './test/changes-against-tender.ts'
import { dayOfOffers, type ValidApplication, validApplications } from './test/valid-applications.ts'

type Given = Change &
  Partial<Pick<ApplicationForm, 'documents' | 'offers_of_producer' | 'stock'>> & {
    readonly day?: string
    readonly facts?: ValidApplication['data']['facts']
  }

/** The application as its form is made and checked, with one thing said otherwise. */
function check(application: ValidApplication, given: Given = { what: 'nothing' }) {
  const { published, criteria, data } = application
  const product = { ...application.product, ...given.product }
  const asked = { market: published.market, ...daysOf(published), criteria }
  const form = formForTender({
    tender: published,
    tender_version: 1,
    criteria,
    company: null,
    product,
    results: compareCriteria(asked, comparableProduct(product), currentMatchContext),
    stock: given.stock ?? null,
    offer: {
      offers_of_producer: given.offers_of_producer ?? 1,
      kept: {},
      documents: given.documents ?? chosenOf(application),
    },
  })
  const { price_lines = data.price_lines } = given
  const changed = {
    ...data,
    answers: { ...data.answers, ...given.answers },
    facts: { ...data.facts, ...given.facts },
    ...(price_lines && { price_lines }),
  }
  return checkOffer(form, changed, given.day ?? dayOfOffers, complianceRules())
}

/** What the tender objects to; documents that nobody but a rule asks for are another matter. */
const objectionsOf = (application: ValidApplication, given?: Given): OfferFinding[] =>
  check(application, given).findings.filter(
    ({ asked, status }) =>
      asked !== null &&
      status !== 'pass' &&
      (!asked.kind.startsWith('document') ||
        application.documents.some(({ question }) => question === asked.key)),
  )
const objections = (application: ValidApplication, given?: Given) =>
  objectionsOf(application, given).map(({ rule_id }) => rule_id)

/** The kinds as the schema has them: one that is added has to be among the ten, with its changes. */
const kinds = criterionSchema.unwrap().options.map((option) => option.shape.kind.value)

const changesFor = (one: Criterion, { product, data }: ValidApplication) =>
  (changesOf[one.kind] as (...given: unknown[]) => Changes)(one, product, data)

const required = ({ criteria }: ValidApplication) => criteria.filter((one) => one.required)
const ofKind = (application: ValidApplication, kinds: readonly CriterionKind[]) =>
  required(application).filter(({ kind }) => kinds.includes(kind))

const daysOfTender = ({ published }: ValidApplication) => ({
  last: lastDayOf(published) ?? '',
  launch: saleStartOf(published) ?? '',
})

/** The documents of an application with one of them wrong, in each way in which it can be. */
const spoiledDocuments = (application: ValidApplication) =>
  chosenOf(application).flatMap((document, place, all) =>
    documentProblemCodes.flatMap((code) => {
      const changed = documentChanges[code](document, daysOfTender(application))
      if (changed === undefined) return []
      const others = all.filter((_, other) => other !== place)
      const given = changed === null ? others : [...others, changed]
      return [{ code, question: document.question, given }]
    }),
  )

const stock = { available: 1e6, known_on: dayOfOffers, is_counted: true, promised: 0, drafted: 0 }
const taken: Given = { what: 'taken', stock: { ...stock, promised: 1e6 } }
const otherSample: Given = { what: 'another sample', facts: { 'sample.vintage': '2009' } }
const late = (application: ValidApplication): Given => ({
  what: 'late',
  day: addDays(daysOfTender(application).last, 1),
})

describe('the ten applications', () => {
  it('are to three markets, with every kind of drink and of requirement', () => {
    expect(validApplications).toHaveLength(10)
    const tenders = validApplications.map(({ published }) => published)
    expect(new Set(tenders.map(({ market }) => market))).toEqual(new Set(markets))
    const drinks = new Set(validApplications.flatMap(({ product }) => product.categories))
    for (const drink of ['red_wine', 'sparkling_wine', 'spirits', 'beer', 'cider'] as const)
      expect(drinks).toContain(drink)
    const asked = validApplications.flatMap(required)
    expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(kinds))
  })

  it.each(validApplications)('$name: nothing stands against it', (application) => {
    const { problems, blocking } = check(application)
    expect(problems).toEqual([])
    expect(blocking.map(({ rule_id, fields }) => [rule_id, ...fields])).toEqual([])
    expect(objections(application)).toEqual([])
  })

  it('meet every kind of objection with the changes below, and every problem of a document', () => {
    const caught = validApplications.flatMap((application) =>
      [
        ...required(application).flatMap((one) => changesFor(one, application).wrong),
        ...spoiledDocuments(application).map(({ code, given }) => ({
          what: code,
          documents: given,
        })),
        { what: 'too many', offers_of_producer: 99 },
        late(application),
        otherSample,
        taken,
      ].flatMap((given) => objectionsOf(application, given)),
    )
    const asked = caught.map((finding) => finding.asked)
    expect(new Set(asked.map((one) => one?.kind))).toEqual(new Set(tenderFindingKinds))
    const codes = asked.flatMap((one) => one?.problem ?? [])
    expect(new Set(codes)).toEqual(new Set(documentProblemCodes))
  })
})

describe.each(validApplications)('$name', (application) => {
  const { last } = daysOfTender(application)
  const requirements = required(application).map((one) => [one.id, one] as const)

  describe.each(requirements)('%s', (id, criterion) => {
    const { wrong, allowed = [], silent } = changesFor(criterion, application)
    const { kind } = criterion
    const alsoOpen = restOnSameFact[kind] ?? []
    // two requirements of a kind may both forbid it: a malt whisky, and a single malt
    const mayObject = ofKind(application, [kind]).map((one) => `tender:${one.id}`)
    const mayBeOpen = ofKind(application, [kind, ...alsoOpen]).map((one) => `tender:${one.id}`)

    it('forbids something', () => expect(wrong).not.toEqual([]))

    it.each(wrong)('catches $what, and nothing else of the tender does', (change) => {
      const found = objectionsOf(application, change)
      expect(found.map(({ rule_id }) => rule_id)).toContain(`tender:${id}`)
      for (const { rule_id, status } of found)
        expect(status === 'unknown' ? mayBeOpen : mayObject).toContain(rule_id)
    })

    it.each(allowed)('lets $what pass', (change) => {
      expect(objections(application, change)).toEqual([])
    })

    it('asks for its fact where nobody states it, nor gives a word for it', () => {
      const unsaid = ofKind(application, [kind, ...alsoOpen]).map((one) => requirementKey(one.id))
      const answers = {
        ...silent.answers,
        ...Object.fromEntries(unsaid.map((key) => [key, false])),
      }
      const found = objectionsOf(application, { ...silent, answers })
      expect(found.map((one) => [one.rule_id, one.status])).toContainEqual([
        `tender:${id}`,
        'unknown',
      ])
      for (const { rule_id } of found) expect(mayBeOpen).toContain(rule_id)
    })
  })

  it.each(spoiledDocuments(application))(
    '$question that is $code is found, and no other document',
    ({ code, question, given }) => {
      const found = objectionsOf(application, { what: code, documents: given })
      expect(found.map(({ rule_id, asked }) => [rule_id, asked?.problem])).toEqual([
        [`tender:${question.replace('_', ':')}`, code],
      ])
    },
  )

  it('is taken on its last day, and refused the day after', () => {
    expect(objections(application, { what: 'in time', day: last })).toEqual([])
    expect(objections(application, late(application))).toEqual(['tender:deadline'])
  })

  it('warns of more than is left in stock', () => {
    expect(objections(application, { what: 'enough', stock })).toEqual([])
    expect(objections(application, taken)).toEqual(['tender:stock'])
  })

  const most = application.published.max_offers_per_producer
  if (most !== null)
    it('refuses one offer more than the tender takes', () => {
      const offers = (offers_of_producer: number) =>
        objections(application, { what: 'offers', offers_of_producer })
      expect([offers(most), offers(most + 1)]).toEqual([[], ['tender:one-offer']])
    })

  if (typeof application.product.vintage === 'number')
    it('refuses a sample of another vintage', () => {
      expect(objections(application, otherSample)).toEqual(['tender:same-vintage'])
    })
})
