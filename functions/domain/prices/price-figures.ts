import type * as z from 'zod'
import { highestShare, importerPartFor } from './importer-part.ts'
import type { AssumptionKey, Assumptions } from './ladder.ts'
import type { priceFiguresSchema } from './price-figures-schema.ts'

export type PriceFigures = z.infer<typeof priceFiguresSchema>

/** Of margins less than all, as a share of everything would divide by nothing; of what comes back all may. */
export const isPossible = (key: AssumptionKey, value: number): boolean =>
  key === 'packaging_return_share'
    ? value <= 100
    : !key.endsWith('_percent') || value < highestShare

/**
 * The same figures for a pack of another size: the importer's costs go by volume, shares and amounts per
 * litre stay, and what is taken per pack (a fixed mark-up, the tax on the packaging) says nothing of it.
 */
export function figuresFor(given: PriceFigures, litres: number): Assumptions {
  if (litres === given.litres) return given.figures
  const {
    markup_fixed: _,
    packaging_tax: __,
    packaging_return_share: ___,
    ...others
  } = given.figures
  return { ...others, ...importerPartFor(given, litres) }
}
