import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductFacts } from '../portfolio/product.ts'
import type { Criterion, PriceLimit } from '../tenders/criterion.ts'
import {
  arbitraryCriterion,
  arbitraryFacts,
  arbitraryProducts,
  arbitraryTender,
} from './arbitrary-for-tests.ts'
import { comparableProduct } from './comparable-product.ts'
import { compareCriterion } from './compare-criterion.ts'
import { facetFields } from './facet.ts'
import { noteKeys, remedyKeys } from './finding.ts'
import { currentMatchContext } from './match-context.ts'
import { matchPortfolio } from './match-portfolio.ts'
import { matchProduct } from './match-product.ts'
import { inNorway } from './product-for-tests.ts'
import { isMatch, type Status, verdicts } from './verdict.ts'
import { matchSchema } from './verdict-schema.ts'

const status = (criterion: Criterion, facts: ProductFacts): Status =>
  compareCriterion(criterion, comparableProduct(facts), inNorway).status

const oneProduct = arbitraryProducts.filter((all) => all.length > 0)

describe('an answer', () => {
  it('has every criterion exactly once, and for every miss a gap and a remedy', () =>
    fc.assert(
      fc.property(arbitraryTender, oneProduct, (tender, [product]) => {
        if (product === undefined) return
        const match = matchSchema.parse(matchProduct(tender, product, currentMatchContext))
        expect(match.criteria.map(({ criterion_id }) => criterion_id)).toEqual(
          tender.criteria.map(({ id }) => id),
        )
        for (const { status, gap, remedy, notes } of match.criteria) {
          expect(gap !== null).toBe(status === 'near' || status === 'not_met')
          expect(remedy !== null).toBe(status !== 'met')
          if (gap !== null) expect(gap.amount).toBeGreaterThanOrEqual(0)
          if (remedy !== null) expect(remedyKeys).toContain(remedy.key)
          for (const note of notes) expect(noteKeys).toContain(note)
        }
      }),
      { numRuns: 500 },
    ))

  it('does not depend on the order of the criteria', () =>
    fc.assert(
      fc.property(arbitraryTender, oneProduct, (tender, [product]) => {
        if (product === undefined) return
        const turned = { ...tender, criteria: tender.criteria.toReversed() }
        const match = matchProduct(tender, product, currentMatchContext)
        const other = matchProduct(turned, product, currentMatchContext)
        expect(other).toEqual({ ...match, criteria: match.criteria.toReversed() })
      }),
    ))

  it('reads of a product only what its facet says', () =>
    fc.assert(
      fc.property(arbitraryCriterion, arbitraryFacts, (criterion, facts) => {
        const own: readonly string[] = facetFields[criterion.kind]
        const kept = Object.entries(facts).filter(([field]) => own.includes(field))
        const { name } = facts
        // whatever else the product says, the answer is the same
        const others = { ...facts, ...sparse, name, ...Object.fromEntries(kept) }
        const full = compareCriterion(criterion, comparableProduct(facts), inNorway)
        expect(compareCriterion(criterion, comparableProduct(others), inNorway)).toEqual(full)
      }),
      { numRuns: 2000 },
    ))
})

const sparse: Partial<ProductFacts> = {
  categories: ['cider'],
  subtype: 'perry',
  country_code: 'JP',
  region: 'Yamanashi',
  vintage: 1999,
  volume_ml: 111,
  alcohol_tenths: 11,
  sugar_mg_l: 11,
  price: null,
  grapes: [],
  container: 'keg',
  container_weight_g: 11,
  closure: 'other',
  organic: null,
  certifications: [],
  quantity_available: 11,
  oak: null,
  months_in_oak: null,
  months_on_lees: 1,
}

describe('the indexed portfolio', () => {
  it('gives the verdicts and scores of the plain loop, in any order', () =>
    fc.assert(
      fc.property(
        fc.array(arbitraryTender, { maxLength: 4 }),
        arbitraryProducts,
        (tenders, products) => {
          const answers = [...matchPortfolio(tenders, products, currentMatchContext)]
          const turned = [
            ...matchPortfolio(tenders.toReversed(), products.toReversed(), currentMatchContext),
          ].toReversed()
          expect(answers).toHaveLength(tenders.length)
          tenders.forEach((tender, position) => {
            const plain = products.map((product) => {
              const { criteria, ...match } = matchProduct(tender, product, currentMatchContext)
              return match
            })
            const fitting = plain.filter(({ verdict }) => isMatch(verdict))
            const incomplete = plain.filter(({ verdict }) => verdict === 'incomplete')
            const byProduct = (a: { product_id: string }, b: { product_id: string }) =>
              a.product_id < b.product_id ? -1 : 1
            for (const answer of [answers[position], turned[position]]) {
              expect(answer?.matches.toSorted(byProduct)).toEqual(fitting)
              expect(answer?.incomplete.toSorted(byProduct)).toEqual(incomplete)
              for (const verdict of verdicts)
                expect(answer?.counts[verdict]).toBe(
                  plain.filter((one) => one.verdict === verdict).length,
                )
            }
          })
        },
      ),
      { numRuns: 500 },
    ))
})

/** How good a status is for the producer: silence may still turn out well. */
const worth: Readonly<Record<Status, number>> = { met: 3, unknown: 2, near: 1, not_met: 0 }
const worthOf = (criterion: Criterion, facts: ProductFacts): number => {
  const found = compareCriterion(criterion, comparableProduct(facts), inNorway)
  return worth[found.status] + (found.changeable ? 0.5 : 0)
}

/** Prices of different basis for one size are one limit: without the one that decides, another one holds. */
const isSaidTwice = (limits: readonly PriceLimit[]) =>
  limits.some((one) =>
    limits.some(
      ({ basis, per_volume_ml }) => basis !== one.basis && per_volume_ml === one.per_volume_ml,
    ),
  )

/** Every way to ask more than a criterion asks: a bound moved inwards, a choice less, a part more. */
function tightened(criterion: Criterion): Criterion[] {
  const fewer = <One>(choices: readonly One[]) =>
    choices.length < 2 ? [] : choices.map((_, position) => choices.toSpliced(position, 1))
  const lower = (bound: number | null, step: number) => (bound === null ? step * 40 : bound - step)
  const higher = (bound: number | null, step: number) => (bound ?? 0) + step
  switch (criterion.kind) {
    case 'category':
      return [
        ...fewer(criterion.any_of).map((any_of) => ({ ...criterion, any_of })),
        ...fewer(criterion.subtypes).map((subtypes) => ({ ...criterion, subtypes })),
      ]
    case 'origin':
      return fewer(criterion.any_of).map((any_of) => ({ ...criterion, any_of }))
    case 'grapes':
      return [
        { ...criterion, single_variety: true },
        { ...criterion, min_varieties: higher(criterion.min_varieties, 1) },
        ...criterion.rules.flatMap((rule, position) => [
          {
            ...criterion,
            rules: criterion.rules.with(position, {
              ...rule,
              min_share: higher(rule.min_share, 5),
            }),
          },
          ...(rule.max_share === null
            ? []
            : [
                {
                  ...criterion,
                  rules: criterion.rules.with(position, { ...rule, max_share: rule.max_share - 5 }),
                },
              ]),
        ]),
      ]
    case 'vintage':
      return [
        ...fewer(criterion.ranges).map((ranges) => ({ ...criterion, ranges })),
        ...criterion.ranges.map(({ from, to }, position) => ({
          ...criterion,
          ranges: criterion.ranges.with(position, { from: (from ?? 1900) + 1, to }),
        })),
        ...(criterion.ranges.length > 0 ? [{ ...criterion, non_vintage_allowed: false }] : []),
      ]
    case 'price':
      return [
        ...fewer(criterion.any_of)
          .filter(() => !isSaidTwice(criterion.any_of))
          .map((any_of) => ({ ...criterion, any_of })),
        ...criterion.any_of.flatMap((limit, position) =>
          [
            { ...limit, max_minor: limit.max_minor === null ? 1000 : limit.max_minor - 1 },
            { ...limit, min_minor: higher(limit.min_minor, 1) },
            { ...limit, max_inclusive: false },
            { ...limit, min_inclusive: false },
          ].map((tighter) => ({ ...criterion, any_of: criterion.any_of.with(position, tighter) })),
        ),
      ]
    case 'container':
      return [
        ...fewer(criterion.any_of).map((any_of) => ({ ...criterion, any_of })),
        ...(criterion.max_weight_g === null
          ? []
          : [{ ...criterion, max_weight_g: criterion.max_weight_g - 1 }]),
        ...criterion.weight_limits.map((limit, position) => ({
          ...criterion,
          weight_limits: criterion.weight_limits.with(position, {
            ...limit,
            max_g: limit.max_g - 1,
          }),
        })),
      ]
    case 'size':
      return fewer(criterion.any_of_ml).map((any_of_ml) => ({ ...criterion, any_of_ml }))
    case 'closure':
      return fewer(criterion.any_of).map((any_of) => ({ ...criterion, any_of }))
    case 'alcohol':
      return [
        { ...criterion, min_tenths: higher(criterion.min_tenths, 1) },
        { ...criterion, max_tenths: lower(criterion.max_tenths, 3) },
      ]
    case 'sugar':
      return [
        { ...criterion, min_mg_l: higher(criterion.min_mg_l, 100) },
        { ...criterion, max_mg_l: lower(criterion.max_mg_l, 100) },
      ]
    case 'certification':
      return criterion.combine === 'any_of'
        ? fewer(criterion.schemes).map((schemes) => ({ ...criterion, schemes }))
        : [{ ...criterion, schemes: [...criterion.schemes, 'Terra Vitis'] }]
    case 'quantity':
      return [{ ...criterion, minimum: criterion.minimum + 1 }]
    case 'ageing':
      return [
        { ...criterion, min_months_in_oak: higher(criterion.min_months_in_oak, 1) },
        { ...criterion, min_months_on_lees: higher(criterion.min_months_on_lees, 1) },
        { ...criterion, max_months_in_oak: lower(criterion.max_months_in_oak, 1) },
      ]
    case 'text':
      return []
  }
}

it('never improves a status when a bound is tightened', () =>
  fc.assert(
    fc.property(arbitraryCriterion, arbitraryFacts, (criterion, facts) => {
      const before = worthOf(criterion, facts)
      for (const tighter of tightened(criterion))
        expect([tighter, worthOf(tighter, facts) <= before]).toEqual([tighter, true])
    }),
    { numRuns: 4000 },
  ))

/** Every single fact of `known` that `facts` is silent about. */
function withOneFactMore(facts: ProductFacts, known: ProductFacts): ProductFacts[] {
  const more: ProductFacts[] = []
  for (const field of Object.keys(facts) as (keyof ProductFacts)[]) {
    const [said, fact] = [facts[field], known[field]]
    const isSilent = said === null || (Array.isArray(said) && said.length === 0)
    // where a product lies is told by country and region together: below
    if (isSilent && fact !== null && field !== 'country_code' && field !== 'region')
      more.push({ ...facts, [field]: fact })
  }
  if (facts.country_code === null && facts.region === null)
    more.push({ ...facts, country_code: known.country_code, region: known.region })
  if (
    facts.country_code !== null &&
    facts.region === null &&
    facts.country_code === known.country_code
  )
    more.push({ ...facts, region: known.region })
  if (facts.categories.length > 1)
    more.push(...facts.categories.map((one) => ({ ...facts, categories: [one] })))
  more.push(...withOneShareMore(facts))
  return more
}

/** A list with a share left out is taken as complete: the last share told is what the others leave. */
function withOneShareMore(facts: ProductFacts): ProductFacts[] {
  const unstated = facts.grapes.filter(({ share }) => share === null)
  const rest = 100 - facts.grapes.reduce((sum, { share }) => sum + (share ?? 0), 0)
  const [grape] = unstated
  // one listed grape has 100 %: there is no other correct share
  const isOneWine = comparableProduct(facts).grapes.length === 1
  if (grape === undefined || isOneWine || rest < 0) return []
  const told = unstated.length === 1 ? [rest] : [0, rest / 2, rest]
  const position = facts.grapes.indexOf(grape)
  return told.map((share) => ({
    ...facts,
    grapes: facts.grapes.with(position, { ...grape, share }),
  }))
}

it('never turns met into something else when a correct fact is added', () =>
  fc.assert(
    fc.property(arbitraryCriterion, arbitraryFacts, arbitraryFacts, (criterion, facts, known) => {
      // by its rule a product without a vintage counts as NV where NV is allowed: a year is news
      if (criterion.kind === 'vintage' && criterion.non_vintage_allowed) return
      if (status(criterion, facts) !== 'met') return
      for (const told of withOneFactMore(facts, known))
        expect([told, status(criterion, told)]).toEqual([told, 'met'])
    }),
    { numRuns: 6000 },
  ))
