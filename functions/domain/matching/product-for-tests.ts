import { noFacts } from '../portfolio/no-facts.ts'
import type { ProductFacts } from '../portfolio/product.ts'
import type { Criterion, CriterionKind, CriterionOf } from '../tenders/criterion.ts'
import { type ComparableProduct, comparableProduct } from './comparable-product.ts'
import { type CompareContext, currentMatchContext } from './match-context.ts'

/** A product that states nothing but its name. */
export const silentFacts: ProductFacts = { name: 'Cuvée', ...noFacts }

/** A product that states just these facts. */
export const stating = (facts: Partial<ProductFacts>): ComparableProduct =>
  comparableProduct({ ...silentFacts, ...facts })

/** A required criterion with just these contents. */
export const criterion = <Kind extends CriterionKind>(
  kind: Kind,
  contents: Omit<CriterionOf<Kind>, 'id' | 'kind' | 'text' | 'source_field' | 'required'>,
): CriterionOf<Kind> =>
  ({
    id: `${kind}-1`,
    kind,
    text: kind,
    source_field: kind,
    required: true,
    ...contents,
  }) as Criterion as CriterionOf<Kind>

export const inNorway: CompareContext = {
  ...currentMatchContext,
  market: 'NO',
  valid_on: '2026-01-15',
  sale_start: '2026-07-01',
}
