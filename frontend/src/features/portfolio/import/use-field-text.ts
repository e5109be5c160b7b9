import { useTranslation } from 'react-i18next'
import type { ReviewedField } from '#domain/portfolio/evidence.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { usePriceText } from '../../../lib/products/use-price-text.ts'
import { useFormat } from '../../../lib/use-format.ts'

/** A fact in words; null: not stated. */
export function useFieldText(): (field: ReviewedField, facts: ProductFacts) => string | null {
  const { volume, alcohol, country, number, list } = useFormat()
  const { t } = useTranslation('portfolio')
  const { t: word } = useTranslation('vocabulary')
  const priceText = usePriceText()
  const yesNo = (value: boolean | null) =>
    value === null ? null : t(value ? 'choice.yes' : 'choice.no')
  const amount = (value: number | null, unit: string) =>
    value === null ? null : `${number(value)} ${unit}`
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
      case 'grapes':
        return (
          list(
            facts.grapes.map(({ variety, share }) =>
              share === null ? variety : `${variety} ${number(share)} %`,
            ),
          ) || null
        )
      case 'container':
        return facts.container && word(`container.${facts.container}`)
      case 'closure':
        return facts.closure && word(`closure.${facts.closure}`)
      case 'container_weight_g':
        return amount(facts.container_weight_g, t('unit.grams'))
      case 'sugar_mg_l':
        return amount(facts.sugar_mg_l && facts.sugar_mg_l / 1000, t('unit.gramsPerLitre'))
      case 'organic':
      case 'oak':
        return yesNo(facts[field])
      case 'certifications':
        return list(facts.certifications) || null
      case 'quantity_available':
        return amount(facts.quantity_available, t('unit.units'))
      case 'gtin':
      case 'name':
      case 'producer':
      case 'region':
        return facts[field]
    }
  }
}
