import { useMemo } from 'react'
import { useLanguage } from '../i18n/use-language.ts'
import * as format from './format.ts'
import { formatPercent } from './format-percent.ts'

/** Formats in the language of the page: `const { date, money } = useFormat()`. */
export function useFormat() {
  const language = useLanguage()
  return useMemo(
    () => ({
      date: (value: string, length?: 'short' | 'long') =>
        format.formatDate(value, language, length),
      fullDate: (value: string) => format.formatFullDate(value, language),
      weekday: (value: string) => format.formatWeekday(value, language),
      month: (value: string) => format.formatMonth(value, language),
      instant: (value: string, timeZone?: string) =>
        format.formatInstant(value, language, timeZone),
      time: (value: string) => format.formatTime(value, language),
      number: (value: number, options?: Intl.NumberFormatOptions) =>
        format.formatNumber(value, language, options),
      percent: (value: number) => formatPercent(value, language),
      money: (value: Parameters<typeof format.formatMoney>[0]) =>
        format.formatMoney(value, language),
      fee: (value: Parameters<typeof format.formatFee>[0]) => format.formatFee(value, language),
      volume: (ml: number) => format.formatVolume(ml, language),
      alcohol: (tenths: number) => format.formatAlcohol(tenths, language),
      fileSize: (bytes: number) => format.formatFileSize(bytes, language),
      country: (code: string) => format.countryName(code, language),
      list: (words: readonly string[]) => format.formatList(words, language),
      days: (days: number) => format.formatDays(days, language),
    }),
    [language],
  )
}
