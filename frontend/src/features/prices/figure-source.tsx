import { useTranslation } from 'react-i18next'
import type { Figure, FigureUnit } from '#domain/prices/figure.ts'
import { usePunctuation } from '../../i18n/use-punctuation.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import styles from './price-ladder-page.module.css'

interface FigureSourceProps {
  readonly figure: Figure
  readonly currency: string
}

/** What a rung rests on: the figure itself, how sure it is, for which days it was made, where it is from. */
export function FigureSource({ figure, currency }: FigureSourceProps) {
  const { t } = useTranslation('prices')
  const { colon } = usePunctuation()
  const { number } = useFormat()
  const period = usePeriod(figure)
  const { unit, value, status, source } = figure
  const facts = [
    unit === 'percent'
      ? null
      : t(`unit.${unit}`, { amount: number(value, rateIn(currency, unit)) }),
    status === 'published' ? t('figure.published') : null,
    period,
  ].filter((fact) => fact !== null)
  return (
    <span className={styles.source}>
      {status !== 'published' && <Badge>{t(`figure.${status}`)}</Badge>}
      <span>
        {facts.join(', ')}
        {facts.length > 0 && colon}
        {source.url === null ? (
          source.title
        ) : (
          <a href={source.url} rel="noreferrer">
            {source.title}
          </a>
        )}
      </span>
    </span>
  )
}

/** An amount of money to the cent; a rate has up to four decimals. */
const rateIn = (currency: string, unit: FigureUnit) =>
  ({
    style: 'currency',
    currency,
    maximumFractionDigits: unit === 'pack' || unit === 'price_step' ? 2 : 4,
  }) as const

/** A whole year by its number; nothing where the source names no day. */
function usePeriod({ from, until, status }: Figure): string | null {
  const { t } = useTranslation('prices')
  const { date } = useFormat()
  // the days of an undated page are our reading of it
  if (status === 'undated') return null
  if (from === null) return until === null ? null : t('period.until', { date: date(until) })
  if (until === null) return t('period.since', { date: date(from) })
  const year = from.slice(0, 4)
  if (from === `${year}-01-01` && until === `${year}-12-31`) return year
  return t('period.between', { from: date(from), until: date(until) })
}
