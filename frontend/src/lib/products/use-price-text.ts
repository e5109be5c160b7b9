import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductPrice } from '#domain/portfolio/product.ts'
import { fromMinor } from '#domain/shared/money.ts'
import { useFormat } from '../use-format.ts'

/** "€8.40, per case, ex works" */
export function usePriceText(): (price: ProductPrice) => string {
  const { t } = useTranslation('vocabulary')
  const { money, number } = useFormat()
  return useCallback(
    ({ amount_minor, currency, per, basis }: ProductPrice) => {
      const amount =
        currency === null
          ? number(fromMinor(amount_minor, null), { minimumFractionDigits: 2 })
          : money({ amount_minor, currency })
      return [
        amount,
        // per unit is the usual: only what differs is said
        per !== null && per !== 'unit' && t(`priceUnit.${per}`),
        basis !== null && t(`priceBasis.${basis}`),
      ]
        .filter(Boolean)
        .join(', ')
    },
    [t, money, number],
  )
}
