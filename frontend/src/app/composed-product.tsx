import { ProductMatches } from '../features/matching/product-matches.tsx'
import { ProductPage } from '../features/portfolio/product-page.tsx'

/** The product of the portfolio, with the tenders that it fits. */
export function ComposedProduct() {
  return <ProductPage matches={(product_id) => <ProductMatches productId={product_id} />} />
}
