import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/use-format.ts'
import type { TenderFilter } from '../tender-filter.ts'

/** What a filter looks for, in words: `Sweden · Red wine · deadline until 1 March 2027`. */
export function useFilterWords(): (filter: Partial<TenderFilter>) => readonly string[] {
  const { t } = useTranslation(['searches', 'vocabulary'])
  const { date, country } = useFormat()
  return ({ text, market, category, origin, deadline_from, deadline_to }) => {
    const words: string[] = [
      text,
      market && t(`vocabulary:market.${market}`),
      category && t(`vocabulary:category.${category}`),
      origin && t('origin', { country: country(origin) }),
      deadline_from && t('from', { date: date(deadline_from, 'long') }),
      deadline_to && t('until', { date: date(deadline_to, 'long') }),
    ].flatMap((word) => word || [])
    return words.length === 0 ? [t('everything')] : words
  }
}
