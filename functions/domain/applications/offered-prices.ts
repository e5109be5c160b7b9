import { comparableProduct } from '../matching/comparable-product.ts'
import { currentMatchContext, type MatchContext } from '../matching/match-context.ts'
import { compareCriteria } from '../matching/match-product.ts'
import { modelledWith, pricedDrinkOf } from '../matching/shelf-price-model.ts'
import { unitPriceOf } from '../matching/unit-price.ts'
import type { CriterionResult, Status } from '../matching/verdict.ts'
import type { ProductFacts } from '../portfolio/product.ts'
import type { MissingFigure } from '../prices/ladder.ts'
import { ladderOfPrice, type PricedPack } from '../prices/price-line.ts'
import type { CriterionOf, PriceLimit } from '../tenders/criterion.ts'
import type { FormData } from './application.ts'
import type { ApplicationForm } from './application-form.ts'
import { type OfferedSize, offeredSizes, ownFigures } from './price-lines.ts'

/** One price line of an offer: a size, its price, and how it keeps the tender's limits. */
export interface OfferedPrice extends OfferedSize {
  /** What its ladder is of; null: the drink, its strength, its size or the currency is not known. */
  readonly pack: PricedPack | null
  /** Of one unit, in minor units of the offer's currency, not rounded; null: not said yet. */
  readonly minor: number | null
  /** The limits of the tender that speak of this size. */
  readonly limits: readonly PriceLimit[]
  /** How the line meets each price that the tender asks. */
  readonly results: readonly CriterionResult[]
  /** What its ladder makes of it, in the market's currency; null: it is not known. */
  readonly shelf_price: number | null
  /** The figures without which its shelf price is not known. */
  readonly missing: readonly MissingFigure[]
}

type PriceCriterion = CriterionOf<'price'>

/** Of limits for several sizes those of this one count; a limit for another size alone is converted. */
function limitsOf({ any_of }: PriceCriterion, volume_ml: number | null): readonly PriceLimit[] {
  const own = any_of.filter(({ per_volume_ml }) => per_volume_ml === volume_ml)
  return own.length > 0 ? own : any_of
}

function offeredPrice(form: ApplicationForm, data: FormData, size: OfferedSize): OfferedPrice {
  const { facts } = size
  const { market, sale_start: day } = form.asked
  const own = ownWithFreight(form, data, size)
  const criteria = form.asked.criteria.flatMap((criterion) =>
    criterion.kind === 'price'
      ? [{ ...criterion, any_of: [...limitsOf(criterion, facts.volume_ml)] }]
      : [],
  )
  const unit = unitPriceOf(facts.price, facts.volume_ml)
  const drink = pricedDrinkOf(facts)
  const pack: PricedPack | null =
    facts.price?.currency != null && drink.ok
      ? { market, day, currency: facts.price.currency, ...own, ...drink.value }
      : null
  const ladder = pack === null || !unit.ok ? null : ladderOfPrice(pack, unit.amount_minor)
  const context: MatchContext = {
    ...currentMatchContext,
    priceModel: (asked) => modelledWith(asked, own),
  }
  return {
    ...size,
    pack,
    minor: unit.ok ? unit.amount_minor : null,
    limits: criteria.flatMap(({ any_of }) => any_of),
    results: criteria.flatMap((criterion) =>
      compareCriteria(
        { ...form.asked, criteria: [criterion] },
        comparableProduct(comparedWith(criterion, facts)),
        context,
      ),
    ),
    shelf_price: ladder?.shelf_price ?? null,
    missing: ladder?.missing ?? [],
  }
}

/**
 * Our estimate of the freight begins at the cellar: of a price on another term only the producer knows what
 * the importer still pays.
 */
function ownWithFreight(form: ApplicationForm, data: FormData, size: OfferedSize) {
  const own = ownFigures(form, data, size)
  const { price } = size.facts
  if (price === null || price.basis === 'ex_works') return own
  return { ...own, assumptions: { freight: Number.NaN, ...own.assumptions } }
}

/** To a limit on the shelf every price leads whose way is known, on whatever term it is. */
function comparedWith({ any_of }: PriceCriterion, facts: ProductFacts): ProductFacts {
  const { price } = facts
  if (price === null || any_of.some(({ basis }) => basis !== 'retail')) return facts
  return { ...facts, price: { ...price, basis: 'ex_works' } }
}

/** The price lines of an offer against the limits of its tender, the offer's own size first. */
export const offeredPrices = (
  form: ApplicationForm,
  data: FormData,
  facts: ProductFacts,
): readonly OfferedPrice[] =>
  offeredSizes(form, data, facts).map((size) => offeredPrice(form, data, size))

const worstFirst: readonly Status[] = ['not_met', 'near', 'unknown', 'met']

/** How an offer meets one price that is asked: as the worst of its lines does, and where that is shown. */
export function worstPrice(prices: readonly OfferedPrice[], criterion_id: string) {
  const [worst] = prices
    .flatMap(({ key, results }) =>
      results
        .filter((result) => result.criterion_id === criterion_id)
        .map((result) => ({ key, result })),
    )
    .toSorted(
      (one, other) =>
        worstFirst.indexOf(one.result.status) - worstFirst.indexOf(other.result.status) ||
        Number(one.result.changeable) - Number(other.result.changeable),
    )
  return worst ?? null
}
