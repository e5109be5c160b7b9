import { useTranslation } from 'react-i18next'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { usePriceText } from '../../lib/products/use-price-text.ts'
import { useFormat } from '../../lib/use-format.ts'
import { DrinkMark } from '../../ui/drink/drink-mark.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './match-line.module.css'

type Brief = Pick<
  ProductFacts,
  'name' | 'producer' | 'categories' | 'vintage' | 'volume_ml' | 'price'
>

/**
 * Producer, vintage, size and price of a product in one line, after the colour of its kind; what is not stated is
 * left out.
 */
export function ProductFactsLine({ product }: { readonly product: Brief }) {
  const { t } = useTranslation('portfolio')
  const { volume } = useFormat()
  const priceText = usePriceText()
  const { producer, categories, vintage, volume_ml, price } = product
  const said = [
    ['producer', producer],
    ['vintage', vintage],
    ['volume_ml', volume_ml === null ? null : volume(volume_ml)],
    ['price', price === null ? null : priceText(price)],
  ] as const
  return (
    <ul className={styles.facts}>
      {said
        .filter(([, value]) => value !== null)
        .map(([field, value], at) => (
          <li key={field}>
            {at === 0 && <DrinkMark category={categories[0] ?? null} />}{' '}
            <VisuallyHidden>{t(`fact.${field}`)} </VisuallyHidden>
            {value}
          </li>
        ))}
    </ul>
  )
}

/** The product of a line: its name, which leads to it, and what a buyer asks first. */
export function ProductBrief({
  product,
  productId,
}: {
  readonly product: Brief
  readonly productId: string
}) {
  return (
    <>
      <LocaleLink to={`/products/${productId}`}>{product.name}</LocaleLink>
      <ProductFactsLine product={product} />
    </>
  )
}
