import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MendedField } from '#domain/portfolio/evidence.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { fromMinor } from '#domain/shared/money.ts'
import { usePriceText } from '../../../lib/products/use-price-text.ts'
import { useFormat } from '../../../lib/use-format.ts'

export interface FieldText {
  /** A fact in words; null: not stated. */
  (field: MendedField, facts: ProductFacts): string | null
  /** A price without its terms, for which a cell has no room. */
  readonly amount: (facts: ProductFacts) => string | null
}

export function useFieldText(): FieldText {
  const { volume, alcohol, country, number, percent, money, list } = useFormat()
  const { t: word } = useTranslation('vocabulary')
  const { t } = useTranslation('portfolio')
  const priceText = usePriceText()
  return useMemo(() => {
    const yesNo = (value: boolean | null) =>
      value === null ? null : t(value ? 'choice.yes' : 'choice.no')
    const words: {
      readonly [field in keyof ProductFacts]?: (facts: ProductFacts) => string | null
    } = {
      volume_ml: ({ volume_ml }) => (volume_ml === null ? null : volume(volume_ml)),
      alcohol_tenths: ({ alcohol_tenths }) =>
        alcohol_tenths === null ? null : alcohol(alcohol_tenths),
      country_code: ({ country_code }) => country_code && country(country_code),
      categories: ({ categories }) =>
        categories.map((one) => word(`category.${one}`)).join(' / ') || null,
      price: ({ price }) => price && priceText(price),
      container: ({ container }) => container && word(`container.${container}`),
      closure: ({ closure }) => closure && word(`closure.${closure}`),
      grapes: ({ grapes }) =>
        list(
          grapes.map(({ variety, share }) =>
            share === null ? variety : `${variety} ${percent(share)}`,
          ),
        ) || null,
      organic: ({ organic }) => yesNo(organic),
      container_weight_g: ({ container_weight_g }) =>
        container_weight_g === null ? null : `${number(container_weight_g)} g`,
      oak: ({ oak }) => yesNo(oak),
      sugar_mg_l: ({ sugar_mg_l }) =>
        sugar_mg_l === null ? null : `${number(sugar_mg_l / 1000)} g/l`,
      quantity_available: ({ quantity_available }) =>
        quantity_available === null ? null : number(quantity_available),
      certifications: ({ certifications }) => list(certifications) || null,
    }
    const textOf = (field: MendedField, facts: ProductFacts) => {
      const own = words[field]
      if (own !== undefined) return own(facts)
      const value = facts[field]
      return value === null || value === '' ? null : String(value)
    }
    const amount = ({ price }: ProductFacts) => {
      if (price === null) return null
      const { amount_minor, currency } = price
      return currency === null
        ? number(fromMinor(amount_minor, null), { minimumFractionDigits: 2 })
        : money({ amount_minor, currency })
    }
    return Object.assign(textOf, { amount })
  }, [t, word, priceText, volume, alcohol, country, number, percent, money, list])
}
