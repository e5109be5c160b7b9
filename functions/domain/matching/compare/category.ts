import type { ProductFacts } from '../../portfolio/product.ts'
import type { CriterionOf } from '../../tenders/criterion.ts'
import { subtypeContains } from '../../vocabulary/drink-subtypes.ts'
import { alcoholFree } from '../../vocabulary/drink-terms.ts'
import type { ComparableProduct } from '../comparable-product.ts'
import { besideUnread, type Finding, met, otherChoice, unknown } from '../finding.ts'

/** What the drink is; a "wine" of unknown colour may be any wine, but is no beer. */
export function compareCategory(
  criterion: CriterionOf<'category'>,
  { facts }: ComparableProduct,
): Finding {
  return besideUnread(criterion.unread, categoryFinding(criterion, facts))
}

function categoryFinding(criterion: CriterionOf<'category'>, facts: ProductFacts): Finding {
  const { categories } = facts
  if (categories.length === 0) {
    const isOther = facts.subtype === alcoholFree.subtype && !mayBeAlcoholFree.test(criterion.text)
    return isOther ? otherDrink : silent
  }
  const fitting = categories.filter((one) => criterion.any_of.includes(one)).length
  if (fitting === 0) return otherDrink
  const subtype = subtypeFinding(criterion.subtypes, facts.subtype)
  if (subtype.status === 'not_met') return subtype
  return fitting < categories.length ? notPrecise : subtype
}

function subtypeFinding(asked: readonly string[], stated: string | null): Finding {
  if (asked.length === 0) return met()
  if (stated === null) return notPrecise
  if (asked.some((one) => subtypeContains(one, stated))) return met()
  // "whisky" for a malt whisky: it may be one
  if (asked.some((one) => subtypeContains(stated, one))) return notPrecise
  return otherDrink
}

const mayBeAlcoholFree = /\b(?:non[- ]?alcoholic|alcohol[- ]free|de-?alcoholi[sz]ed|low alcohol)\b/i
const silent = unknown('state_field', 'type')
const notPrecise = unknown('state_more_precisely', 'type')
const otherDrink = otherChoice('offer_other_product', 'type')
