import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fromMinor } from '#domain/shared/money.ts'
import { usePriceText } from '../../../lib/products/use-price-text.ts'
import { useFormat } from '../../../lib/use-format.ts'
import type { GridColumn } from './grid-filter.ts'
import type { GridRow } from './grid-row.ts'

export type CellWords = (column: GridColumn, row: GridRow) => string

/** What a cell says; empty: it is not stated. */
export function useCellWords(): CellWords {
  const { t } = useTranslation('portfolio')
  const { t: word } = useTranslation('vocabulary')
  const { country, volume, alcohol, money, number } = useFormat()
  return useMemo(() => {
    const words: Readonly<Record<GridColumn, (row: GridRow) => string | null>> = {
      name: ({ facts }) => facts.name,
      producer: ({ facts }) => facts.producer,
      vintage: ({ facts }) => (facts.vintage === null ? null : String(facts.vintage)),
      category: ({ facts: { categories, type } }) =>
        categories.length > 0
          ? categories.map((category) => word(`category.${category}`)).join(' / ')
          : type,
      country: ({ facts: { country_code } }) => country_code && country(country_code),
      region: ({ facts }) => facts.region,
      volume: ({ facts: { volume_ml } }) => (volume_ml === null ? null : volume(volume_ml)),
      alcohol: ({ facts: { alcohol_tenths } }) =>
        alcohol_tenths === null ? null : alcohol(alcohol_tenths),
      price: ({ facts: { price } }) => {
        if (price === null) return null
        const { amount_minor, currency } = price
        return currency === null
          ? number(fromMinor(amount_minor, null), { minimumFractionDigits: 2 })
          : money({ amount_minor, currency })
      },
      missing: ({ missing }) => missing.map((field) => t(`grid.short.${field}`)).join(', '),
    }
    return (column, row) => words[column](row) ?? ''
  }, [t, word, country, volume, alcohol, money, number])
}

/** The price with its unit and terms, for which a cell has no room. */
export function usePriceTitle(): (row: GridRow) => string | undefined {
  const priceText = usePriceText()
  return ({ facts: { price } }) => (price === null ? undefined : priceText(price))
}
