import type { CriterionOf } from '../../tenders/criterion.ts'
import { type Container, lightByNature } from '../../vocabulary/kinds.ts'
import type { ComparableProduct } from '../comparable-product.ts'
import { changeableChoice, everyPart, type Finding, met, missed, unknown } from '../finding.ts'
import { lightGlassLimit } from '../light-glass.ts'
import { nearLimits } from '../near-limits.ts'

type Facts = ComparableProduct['facts']

/** Kind and weight of the empty container. */
export function compareContainer(
  criterion: CriterionOf<'container'>,
  { facts }: ComparableProduct,
): Finding {
  const limit = weightLimitFor(criterion, facts)
  return everyPart([kindFinding(criterion, facts, limit), weightFinding(limit, facts)])
}

/** What satisfies a container beside itself: light glass is glass, recycled PET is PET. */
const alsoSatisfiedBy: Partial<Readonly<Record<Container, Container>>> = {
  glass_bottle: 'light_glass_bottle',
  pet: 'rpet',
}

function kindFinding(
  { any_of }: CriterionOf<'container'>,
  facts: Facts,
  limit: WeightLimit,
): Finding {
  const { container } = facts
  if (any_of.length === 0) return met()
  if (container === null) return unknown('state_field', 'container')
  if (any_of.some((asked) => asked === container || alsoSatisfiedBy[asked] === container))
    return met()
  if (container === 'glass_bottle' && any_of.includes('light_glass_bottle'))
    return lightnessFinding(limit, facts)
  if (container === 'pet' && any_of.includes('rpet'))
    return unknown('state_more_precisely', 'container', ['recycled_share_not_stated'])
  return changeableChoice('offer_other_container', 'container')
}

/** Plain glass where light glass is asked for: its weight decides. */
function lightnessFinding(published: WeightLimit, facts: Facts): Finding {
  const weight = facts.container_weight_g
  if (weight === null) return unknown('state_field', 'container_weight_g')
  // with a published limit the weight is evaluated once, by that
  if (published !== null) return met()
  const max = lightGlassLimit(facts.categories, facts.volume_ml)
  if (max === null) return unknown('state_more_precisely', 'container')
  const notes = ['light_glass_by_weight'] as const
  return weight <= max ? met(notes) : { ...tooHeavy(weight, max), notes }
}

/** Grams; null: none for this product; or the field without which it cannot be told which one holds. */
type WeightLimit = number | 'container' | 'volume_ml' | null

function weightLimitFor(
  { max_weight_g, weight_exempt, weight_limits }: CriterionOf<'container'>,
  { container, volume_ml }: Facts,
): WeightLimit {
  const dependsOnKind = weight_exempt.length > 0 || weight_limits.length > 0
  if (container === null) return dependsOnKind ? 'container' : max_weight_g
  const ofKind = weight_limits.filter(
    (limit) => limit.container === container || alsoSatisfiedBy[limit.container] === container,
  )
  const ofVolume = ofKind.find((limit) => limit.volume_ml === null || limit.volume_ml === volume_ml)
  if (ofVolume !== undefined) return ofVolume.max_g
  if (ofKind.length > 0 && volume_ml === null) return 'volume_ml'
  // "light weight packaging under 420 g" accepts any light kind; only glass has to prove its weight
  return weight_exempt.includes(container) || light.has(container) ? null : max_weight_g
}

function weightFinding(limit: WeightLimit, { container_weight_g: weight }: Facts): Finding {
  if (limit === null) return met()
  if (typeof limit === 'string') return unknown('state_field', limit)
  if (weight === null) return unknown('state_field', 'container_weight_g')
  return weight <= limit ? met() : tooHeavy(weight, limit)
}

const light: ReadonlySet<Container> = new Set(lightByNature)

const tooHeavy = (weight: number, max: number): Finding =>
  missed({
    near: weight * 100 <= max * (100 + nearLimits.container_weight_percent),
    changeable: true,
    gap: { amount: weight - max, unit: 'g', currency: null },
    key: 'use_lighter_container',
    field: 'container_weight_g',
  })
