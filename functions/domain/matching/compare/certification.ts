import type { CriterionOf } from '../../tenders/criterion.ts'
import { askedSchemes, organicScheme } from '../certification-schemes.ts'
import type { ComparableProduct } from '../comparable-product.ts'
import { bestChoice, everyPart, type Finding, met, otherChoice, unknown } from '../finding.ts'

/** A scheme that the product's list lacks is unknown; only "not organic" contradicts. */
export function compareCertification(
  criterion: CriterionOf<'certification'>,
  product: ComparableProduct,
): Finding {
  const each = askedSchemes(criterion).map((scheme) => schemeFinding(scheme, product))
  return criterion.combine === 'all_of' ? everyPart(each) : bestChoice(each)
}

function schemeFinding(scheme: string, { facts, schemes }: ComparableProduct): Finding {
  if (schemes.has(scheme)) return met()
  if (scheme === organicScheme && facts.organic === false) return notOrganic
  return notListed
}

const notOrganic = otherChoice('get_certified', 'organic')
const notListed = unknown('state_field', 'certifications')
