import type { Criterion } from '../tenders/criterion.ts'
import { type ComparableProduct, comparableProduct } from './comparable-product.ts'
import { compareCriterion } from './compare-criterion.ts'
import { describeFacts } from './describe-facts.ts'
import type { CompareContext, MatchContext } from './match-context.ts'
import type { MatchableProduct, MatchableTender } from './matchable.ts'
import { scoreOf } from './score-of.ts'
import type { CriterionResult, Match, Status } from './verdict.ts'
import { isOfUnknownKind, mayBeStrong, missesOnlyPrice, tallyOf, verdictOf } from './verdict-of.ts'

/** The answer for one tender and one product, every criterion exactly once and in the tender's order. */
export function matchProduct(
  tender: MatchableTender,
  product: MatchableProduct,
  context: MatchContext,
): Match {
  return {
    tender_id: tender.tender_id,
    product_id: product.product_id,
    tender_version: tender.version,
    product_version: product.version,
    ...evaluate(tender, comparableProduct(product.facts), context),
  }
}

export type Evaluation = Omit<
  Match,
  'tender_id' | 'product_id' | 'tender_version' | 'product_version'
>

type AskedOn = Pick<MatchableTender, 'market' | 'valid_on' | 'sale_start'>
type Asked = AskedOn & Pick<MatchableTender, 'criteria'>

/** Every criterion against one product, in their order. */
export function compareCriteria(asked: Asked, product: ComparableProduct, context: MatchContext) {
  const inTender = contextOf(asked, context)
  return asked.criteria.map((criterion) => resultOf(criterion, product, inTender))
}

/** The same as `matchProduct` without ids and versions: verdict, score and reasons. */
export function evaluate(
  tender: Asked & Pick<MatchableTender, 'completeness'>,
  product: ComparableProduct,
  context: MatchContext,
): Evaluation {
  const results = compareCriteria(tender, product, context)
  const extent = { mayBeStrong: mayBeStrong(tender) }
  const tally = tallyOf(results, isOfUnknownKind(tender.criteria, product.facts))
  return {
    rule_version: context.rule_version,
    verdict: verdictOf(tally, extent),
    only_price: missesOnlyPrice(tally),
    score: scoreOf(results, extent.mayBeStrong),
    to_check_yourself: results.filter(isToCheck).length,
    criteria: results,
  }
}

/** The context of one tender's comparisons. */
export const contextOf = (
  { market, valid_on, sale_start }: AskedOn,
  context: MatchContext,
): CompareContext => ({ ...context, market, valid_on, sale_start })

/** A preferred criterion that the data does not settle in the product's favour. */
export const isToCheck = (result: { readonly required: boolean; readonly status: Status }) =>
  !result.required && result.status !== 'met'

function resultOf(
  criterion: Criterion,
  product: ComparableProduct,
  context: CompareContext,
): CriterionResult & { readonly kind: Criterion['kind'] } {
  const finding = compareCriterion(criterion, product, context)
  return {
    criterion_id: criterion.id,
    kind: criterion.kind,
    required: criterion.required,
    status: finding.status,
    changeable: finding.changeable,
    tender_value: criterion.text,
    product_value: describeFacts(criterion, product.facts),
    gap: finding.gap,
    remedy: finding.remedy,
    notes: [...finding.notes],
    ...(finding.notes.includes('other_sizes_launched_together') && criterion.kind === 'size'
      ? {
          other_options: criterion.any_of_ml
            .filter((size) => size !== product.facts.volume_ml)
            .map((size) => `${size} ml`),
        }
      : {}),
  }
}
