import type { FormData } from '#domain/applications/application.ts'
import { requirementKey } from '#domain/applications/requirement-fields.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import type { CriterionKind, CriterionOf } from '#domain/tenders/criterion.ts'
import { closures } from '#domain/vocabulary/kinds.ts'

/** One thing said otherwise than in a valid application. */
export interface Change {
  readonly what: string
  readonly product?: Partial<ProductFacts>
  readonly answers?: FormData['answers']
  readonly price_lines?: FormData['price_lines']
}

export interface Changes {
  /** What the requirement forbids. */
  readonly wrong: readonly Change[]
  /** What it just allows. */
  readonly allowed?: readonly Change[]
  /** Nobody states the fact any more. */
  readonly silent: Change
}

/** How a kind of requirement is missed by one change, from the requirement itself and the offer that keeps it. */
type ChangesOf<Kind extends CriterionKind> = (
  criterion: CriterionOf<Kind>,
  product: ProductFacts,
  data: FormData,
) => Changes

/** Tenths, milligrams, months, ...: past each bound, and on it. */
function pastBounds(
  { min, max, step }: { readonly min: number | null; readonly max: number | null; step: number },
  stated: (value: number) => Change,
): Pick<Changes, 'wrong' | 'allowed'> {
  return {
    wrong: [
      ...(min === null ? [] : [stated(min - step)]),
      ...(max === null ? [] : [stated(max + step)]),
    ],
    allowed: [min, max].flatMap((bound) => (bound === null ? [] : [stated(bound)])),
  }
}

const says = (product: Partial<ProductFacts>): Change => ({
  what: JSON.stringify(product),
  product,
})

/** A place of the country that none of the ten tenders asks for. */
const elsewhereIn: Readonly<Record<string, string>> = {
  FR: 'Bordeaux',
  GB: 'Wales',
  IT: 'Toscana',
}

function elsewhere(country: string | null): Change {
  const region = elsewhereIn[country ?? '']
  if (region === undefined) throw new Error(`no other place of ${country}`)
  return says({ country_code: country, region })
}

const drinks: readonly Partial<ProductFacts>[] = [
  { type: 'Beer', categories: ['beer'], subtype: null },
  { type: 'White wine', categories: ['white_wine'], subtype: null },
]

const notIn = <Value>(all: readonly Value[], asked: readonly Value[]): Value => {
  const other = all.find((one) => !asked.includes(one))
  if (other === undefined) throw new Error('every value is asked for')
  return other
}

export const changesOf: { readonly [Kind in CriterionKind]: ChangesOf<Kind> } = {
  category: ({ any_of, subtypes }) => ({
    wrong: [
      says(drinks.find(({ categories }) => !any_of.some((one) => categories?.includes(one))) ?? {}),
      ...(subtypes.length > 0 ? [says({ subtype: null })] : []),
    ],
    silent: says({ type: null, categories: [], subtype: null }),
  }),
  origin: ({ any_of }) => ({
    wrong: [
      says({ country_code: 'LT', region: null }),
      ...any_of
        .filter(({ regions, appellations }) => regions.length + appellations.length > 0)
        .map(({ country }) => elsewhere(country)),
    ],
    silent: says({ country_code: null, region: null }),
  }),
  grapes: ({ rules }) => ({
    wrong: [
      says({ grapes: [{ variety: 'Zinfandel', share: 100 }] }),
      ...rules.flatMap(({ varieties: [variety = ''], min_share }) =>
        min_share === null || min_share === 0
          ? []
          : says({
              grapes: [
                { variety, share: min_share - 1 },
                { variety: 'Zinfandel', share: 101 - min_share },
              ],
            }),
      ),
    ],
    silent: says({ grapes: [] }),
  }),
  vintage: ({ ranges, non_vintage_allowed }) => ({
    wrong: [
      ...ranges.slice(-1).flatMap(({ to }) => (to === null ? [] : says({ vintage: to + 1 }))),
      ...ranges
        .slice(0, 1)
        .flatMap(({ from }) => (from === null ? [] : says({ vintage: from - 1 }))),
      ...(non_vintage_allowed ? [] : [says({ vintage: 'NV' })]),
    ],
    silent: says({ vintage: null }),
  }),
  price: ({ any_of }, { price }, { price_lines }) => {
    if (price === null) throw new Error('an offer without a price')
    const asks = (amount_minor: number) => says({ price: { ...price, amount_minor } })
    // a limit on the basis of the offer binds to the cent, one of the shelf by way of an estimate
    const own = any_of.find(({ basis }) => basis === price.basis)
    const bounds = { min: own?.min_minor ?? null, max: own?.max_minor ?? null, step: 1 }
    const { wrong, allowed = [] } = pastBounds(bounds, asks)
    const dearer = price_lines?.map((line) => ({ ...line, price: `${line.price}0` }))
    return {
      wrong: [
        ...wrong,
        asks(price.amount_minor * 10),
        ...(dearer === undefined
          ? []
          : [{ what: 'ten times the price of the further sizes', price_lines: dearer }]),
      ],
      allowed,
      silent: says({ price: null }),
    }
  },
  container: ({ any_of, max_weight_g, weight_limits }) => ({
    wrong: [
      ...(any_of.length > 0
        ? [says({ container: notIn(['carton', 'keg', 'pet'] as const, any_of) })]
        : []),
      ...(max_weight_g === null ? [] : [says({ container_weight_g: max_weight_g + 1 })]),
      ...weight_limits
        .slice(0, 1)
        .map(({ container, max_g }) => says({ container, container_weight_g: max_g + 1 })),
    ],
    allowed: max_weight_g === null ? [] : [says({ container_weight_g: max_weight_g })],
    silent: says({ container: null, container_weight_g: null }),
  }),
  size: ({ any_of_ml }) => ({
    wrong: [says({ volume_ml: (any_of_ml[0] ?? 0) + 10 })],
    silent: says({ volume_ml: null }),
  }),
  closure: ({ any_of }) => ({
    wrong: [says({ closure: notIn(closures, any_of) })],
    silent: says({ closure: null }),
  }),
  alcohol: ({ min_tenths: min, max_tenths: max }) => ({
    ...pastBounds({ min, max, step: 1 }, (alcohol_tenths) => says({ alcohol_tenths })),
    silent: says({ alcohol_tenths: null }),
  }),
  sugar: ({ min_mg_l: min, max_mg_l: max }) => ({
    ...pastBounds({ min, max, step: 100 }, (sugar_mg_l) => says({ sugar_mg_l })),
    silent: says({ sugar_mg_l: null }),
  }),
  certification: () => ({
    wrong: [says({ organic: false, certifications: [] })],
    silent: says({ organic: null, certifications: [] }),
  }),
  quantity: ({ minimum, unit }) => ({
    ...pastBounds({ min: minimum, max: null, step: 1 }, (quantity) =>
      unit === 'units'
        ? says({ quantity_available: quantity })
        : { what: `${quantity} litres`, answers: { quantity: String(quantity) } },
    ),
    silent: {
      what: 'no quantity',
      product: { quantity_available: null },
      answers: { quantity: '' },
    },
  }),
  ageing: ({ oak, min_months_in_oak, max_months_in_oak, min_months_on_lees }) => {
    const inOak = pastBounds(
      { min: min_months_in_oak, max: max_months_in_oak, step: 1 },
      (months_in_oak) => says({ months_in_oak }),
    )
    const onLees = pastBounds({ min: min_months_on_lees, max: null, step: 1 }, (months_on_lees) =>
      says({ months_on_lees }),
    )
    return {
      wrong: [
        ...(oak === null ? [] : [says({ oak: oak === 'forbidden' })]),
        ...inOak.wrong,
        ...onLees.wrong,
      ],
      allowed: [...(inOak.allowed ?? []), ...(onLees.allowed ?? [])],
      silent: says({ oak: null, months_in_oak: null, months_on_lees: null }),
    }
  },
  text: ({ id, text }) => ({
    wrong: [{ what: `no to "${text}"`, answers: { [requirementKey(id)]: false } }],
    silent: { what: `no word on "${text}"`, answers: { [requirementKey(id)]: '' } },
  }),
}

/**
 * Kinds whose answer rests on the same fact too: without it they stay open as well. So does the price in a pack
 * whose tax is not known.
 */
export const restOnSameFact: Partial<Readonly<Record<CriterionKind, readonly CriterionKind[]>>> = {
  category: ['price', 'container'],
  size: ['price', 'quantity', 'container'],
  alcohol: ['price'],
  container: ['price'],
}
