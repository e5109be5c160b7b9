import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gap } from '#domain/matching/verdict.ts'
import { useFormat } from '../use-format.ts'

/** How far a product is from a requirement, in words; null where the distance says nothing. */
export function useGapText(): (gap: Gap) => string | null {
  const { t } = useTranslation('matching')
  const { money, number } = useFormat()
  return useCallback(
    ({ amount, unit, currency }: Gap) => {
      if (unit === 'choice') return null
      if (amount === 0) return t('gap.exactLimit')
      const shown = (value: number) => ({
        amount: number(value, { maximumFractionDigits: 2 }),
        count: value,
      })
      switch (unit) {
        case 'minor_units':
          return currency === null
            ? number(amount / 100)
            : money({ amount_minor: amount, currency })
        case 'tenths_percent_vol':
          return t('gap.percent_vol', shown(amount / 10))
        case 'mg_per_l':
          return t('gap.g_l', shown(amount / 1000))
        case 'ml':
          return `${number(amount)}\u00a0ml`
        case 'g':
          return t('gap.g', shown(amount))
        case 'percentage_points':
          return t('gap.percentage_points', shown(amount))
        case 'units':
          return t('gap.units', shown(amount))
        case 'litres':
          return t('gap.litres', shown(amount))
        case 'years':
          return t('gap.years', shown(amount))
        case 'months':
          return t('gap.months', shown(amount))
      }
    },
    [t, money, number],
  )
}
