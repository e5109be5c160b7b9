import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductFacts, ProductPrice } from '#domain/portfolio/product.ts'
import { fromMinor } from '#domain/shared/money.ts'
import type { CriterionKind } from '#domain/tenders/criterion.ts'
import { useTextOf } from '../../i18n/use-text-of.ts'
import { useFormat } from '../use-format.ts'
import { productValue, type ValueWords } from './product-value.ts'

/** What a product says to a kind of requirement, in the language of the page. */
export function useProductValue(): (kind: CriterionKind, facts: ProductFacts) => string | null {
  const { t } = useTranslation('matching')
  const { t: word } = useTranslation('vocabulary')
  const wordOf = useTextOf('vocabulary')
  const format = useFormat()
  const price = usePrice()
  const words = useMemo(
    (): ValueWords => ({
      ...format,
      price,
      word: (group, code) => wordOf(`${group}.${code}`) ?? code,
      units: (count) => word('unit.units', { count }),
      oak: (isOaked) => t(isOaked ? 'value.oak' : 'value.noOak'),
      organic: (isOrganic) => t(isOrganic ? 'value.organic' : 'value.notOrganic'),
      monthsInOak: (count) => t('value.monthsInOak', { count }),
      monthsOnLees: (count) => t('value.monthsOnLees', { count }),
    }),
    [t, word, wordOf, format, price],
  )
  return useCallback((kind, facts) => productValue(kind, facts, words), [words])
}

/** "8,40 €, je 6er-Karton, ab Werk" */
function usePrice(): (price: ProductPrice) => string {
  const { t } = useTranslation('matching')
  const { t: word } = useTranslation('vocabulary')
  const { money, number } = useFormat()
  return useCallback(
    ({ amount_minor, currency, per, units_per_case, basis }: ProductPrice) => {
      const amount =
        currency === null
          ? number(fromMinor(amount_minor, null), { minimumFractionDigits: 2 })
          : money({ amount_minor, currency })
      const perCase = per === 'case' && units_per_case !== null
      const unit = perCase
        ? t('value.perCaseOf', { count: units_per_case })
        : per && word(`priceUnit.${per}`)
      return [amount, unit, basis && word(`priceBasis.${basis}`)].filter(Boolean).join(', ')
    },
    [t, word, money, number],
  )
}
