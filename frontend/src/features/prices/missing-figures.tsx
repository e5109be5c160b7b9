import { useTranslation } from 'react-i18next'
import type { MissingFigure } from '#domain/prices/ladder.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './price-ladder-page.module.css'

interface MissingFiguresProps {
  readonly missing: readonly MissingFigure[]
  readonly onShowDay: (day: CalendarDate) => void
}

/** What keeps the ladder from reaching the shelf, each with why it is not known. */
export function MissingFigures({ missing, onShowDay }: MissingFiguresProps) {
  const { t } = useTranslation('prices')
  const { date } = useFormat()
  const nameOf = (key: MissingFigure['key']) => {
    switch (key) {
      case 'duty':
      case 'vat':
      case 'markup_percent':
      case 'markup_percent_above':
      case 'markup_per_litre':
      case 'deposit':
      case 'exchange_rate':
        return t(`step.${key}`)
      default:
        return t(`assumption.${key}`)
    }
  }
  const wordsOf = (figure: MissingFigure) => {
    const name = nameOf(figure.key)
    switch (figure.reason) {
      case 'not_published':
        return name
      case 'ended':
        return t('missing.ended', { figure: name, date: date(figure.last.until, 'long') })
      default:
        return t(`missing.${figure.reason}`, { figure: name })
    }
  }
  const [lastKnown] = missing
    .flatMap((figure) => (figure.reason === 'ended' ? [figure.last.until] : []))
    .toSorted()
  return (
    <Notice tone="warning" title={t('missing.title')}>
      <p>{t('missing.text')}</p>
      <ul>
        {missing.map((figure) => (
          <li key={figure.key}>{wordsOf(figure)}</li>
        ))}
      </ul>
      {lastKnown !== undefined && (
        <div className={styles.action}>
          <Button size="small" onClick={() => onShowDay(lastKnown)}>
            {t('missing.show', { date: date(lastKnown, 'long') })}
          </Button>
        </div>
      )}
    </Notice>
  )
}
