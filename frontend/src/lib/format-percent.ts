import type { Locale } from '#domain/shared/locale.ts'
import { formatNumber } from './format.ts'

/** 14.7 -> "14.7%", in German and French with the space that belongs there */
export const formatPercent = (
  value: number,
  language: Locale,
  options?: Intl.NumberFormatOptions,
): string =>
  formatNumber(value, language, {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: 2,
    ...options,
  })
