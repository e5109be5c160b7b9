import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Drink } from '../../ui/drink/drink.tsx'
import { picturedDrink } from '../../ui/drink/drinks.ts'
import { Packaging } from '../../ui/drink/packaging.tsx'
import { picturedContainer } from '../../ui/drink/packagings.ts'
import styles from './product-lead.module.css'

/** Under the name of a product: its bottle, or what else it comes in, kind and size, and what the page is for. */
export function ProductLead({
  facts,
  children,
}: {
  readonly facts: ProductFacts
  readonly children: ReactNode
}) {
  const { t: word } = useTranslation('vocabulary')
  const { volume } = useFormat()
  const { categories, container, volume_ml } = facts
  const said = [
    ...categories.map((category) => word(`category.${category}`)),
    container !== null && container !== 'other' && word(`container.${container}`),
    volume_ml !== null && volume(volume_ml),
  ].filter(Boolean)
  return (
    <div className={styles.lead}>
      <Picture facts={facts} />
      <div>
        {said.length > 0 && (
          <p>
            <strong>{said.join(' \u00b7 ')}</strong>
          </p>
        )}
        <p>{children}</p>
      </div>
    </div>
  )
}

/** Glass has the shape of the drink; a can or a box looks the same whatever is in it. */
function Picture({ facts }: { readonly facts: ProductFacts }) {
  const packaging = picturedContainer(facts.container)
  if (packaging !== null && packaging !== 'glass_bottle')
    return <Packaging packaging={packaging} height={72} />
  const drink = picturedDrink(facts.categories[0] ?? null)
  return drink && <Drink drink={drink} />
}
