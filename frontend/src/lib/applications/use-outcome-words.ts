import { useTranslation } from 'react-i18next'
import type { OutcomeEntry } from '#domain/outcomes/outcome.ts'
import { type DetailName, detailsOf } from '#domain/outcomes/outcome-rules.ts'
import { type Market, marketFacts } from '#domain/shared/market.ts'
import { useFormat } from '../use-format.ts'

/** How an event is called, and what it says, each with its label. */
export function useOutcomeWords(market: Market) {
  const { t } = useTranslation('timeline', { keyPrefix: 'outcome' })
  const { date, instant, money, number } = useFormat()
  const { currency, time_zone } = marketFacts[market]
  const text = (name: DetailName, value: string | number): string => {
    if (name === 'result') return t(value === 'passed' ? 'result.passed' : 'result.failed')
    if (name === 'given_at') return instant(String(value), time_zone)
    if (name === 'due_on') return date(String(value))
    if (typeof value === 'string') return value
    return name === 'price_minor' ? money({ amount_minor: value, currency }) : number(value)
  }
  return {
    name: (kind: OutcomeEntry['kind']) => (kind === null ? t('none') : t(`kind.${kind}.name`)),
    facts: ({ kind, details, note, evidence }: OutcomeEntry): [string, string][] => [
      ...(kind === null ? [] : detailsOf(kind)).flatMap((name): [string, string][] => {
        const value = details[name]
        return value === undefined ? [] : [[t(`detail.${name}`), text(name, value)]]
      }),
      ...(note === null ? [] : [[t('note'), note] satisfies [string, string]]),
      ...(evidence === null ? [] : [[t('evidence'), evidence] satisfies [string, string]]),
    ],
  }
}
