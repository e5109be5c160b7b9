import { comparableProducts } from '../matching/comparable-product.ts'
import type { MatchContext } from '../matching/match-context.ts'
import { compareCriteria } from '../matching/match-product.ts'
import type { MatchableProduct } from '../matching/matchable.ts'
import type { Status } from '../matching/verdict.ts'
import type { PrivateSale } from './enquiry.ts'
import type { Fit } from './fit.ts'
import { requestCriteria } from './request-criteria.ts'

/** How many products are shown beside a request. */
const shownProducts = 20

/**
 * A product of which neither kind nor origin is known contradicts nothing; without one point that
 * is met it is no answer to a request.
 */
function verdictFor(statuses: readonly Status[]): 'strong' | 'possible' | null {
  if (statuses.every((status) => status === 'met')) return 'strong'
  const isOpen = statuses.every((status) => status === 'met' || status === 'unknown')
  return isOpen && statuses.includes('met') ? 'possible' : null
}

/**
 * How a portfolio answers private-sales requests: a function for any number of them. Null where a
 * request names nothing that can be checked.
 */
export function fitOf(
  products: readonly MatchableProduct[],
  context: MatchContext,
): (
  sale: Pick<PrivateSale, 'category' | 'origin_country' | 'market' | 'received_at'>,
) => Fit | null {
  const comparable = comparableProducts(products.map(({ facts }) => facts))
  const known = new Map<string, Fit | null>()
  return (sale) => {
    const { market, category, origin_country, received_at } = sale
    const key = [market, category, origin_country].join()
    const found = known.get(key)
    if (found !== undefined) return found
    const criteria = requestCriteria(sale)
    const received_on = received_at.slice(0, 10)
    const tender = { market, criteria, valid_on: received_on, sale_start: received_on }
    const evaluated = products.flatMap(({ product_id, facts }, position) => {
      const product = comparable[position]
      if (product === undefined) return []
      const results = compareCriteria(tender, product, context)
      const verdict = verdictFor(results.map(({ status }) => status))
      return verdict === null ? [] : [{ product_id, name: facts.name, verdict }]
    })
    const [fitting, possible] = [
      evaluated.filter(({ verdict }) => verdict === 'strong'),
      evaluated.filter(({ verdict }) => verdict === 'possible'),
    ]
    const fit =
      criteria.length === 0
        ? null
        : {
            fitting: fitting.length,
            possible: possible.length,
            products: [...fitting, ...possible].slice(0, shownProducts),
          }
    known.set(key, fit)
    return fit
  }
}
