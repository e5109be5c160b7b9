import { useTranslation } from 'react-i18next'
import type { ReviewedField } from '#domain/portfolio/evidence.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { usePriceText } from '../../../lib/products/use-price-text.ts'
import { useFormat } from '../../../lib/use-format.ts'

/** A fact in words; null: not stated. */
export function useFieldText(): (field: ReviewedField, facts: ProductFacts) => string | null {
  const { volume, alcohol, country } = useFormat()
  const { t: word } = useTranslation('vocabulary')
  const priceText = usePriceText()
  return (field, facts) => {
    const { volume_ml, alcohol_tenths, country_code, price, vintage } = facts
    switch (field) {
      case 'volume_ml':
        return volume_ml === null ? null : volume(volume_ml)
      case 'alcohol_tenths':
        return alcohol_tenths === null ? null : alcohol(alcohol_tenths)
      case 'country_code':
        return country_code === null ? null : country(country_code)
      case 'categories':
        return facts.categories.map((one) => word(`category.${one}`)).join(' / ') || null
      case 'price':
        return price === null ? null : priceText(price)
      case 'vintage':
        return vintage === null ? null : String(vintage)
      case 'name':
      case 'producer':
      case 'region':
        return facts[field]
    }
  }
}
