import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { eventsOf, type OutcomeEntry, uncorrected } from '#domain/outcomes/outcome.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import type { Market } from '#domain/shared/market.ts'
import { Badge } from '../../ui/badge.tsx'
import { useFormat } from '../use-format.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import styles from './outcome-events.module.css'
import { useOutcomeWords } from './use-outcome-words.ts'

type Shown = OutcomeEntry & { readonly at: Instant }

interface OutcomeEventsProps<Entry extends Shown> {
  /** In the order of recording. */
  readonly entries: readonly Entry[]
  readonly market: Market
  /** With what each means, and of the last one what to do now. */
  readonly isExplained?: boolean
  readonly children?: (entry: Entry) => ReactNode
}

/** What happened to an offer, what was recorded last first. */
export function OutcomeEvents<Entry extends Shown>({
  entries,
  market,
  isExplained = false,
  children,
}: OutcomeEventsProps<Entry>) {
  const { t } = useTranslation('timeline', { keyPrefix: 'outcome' })
  const { date } = useFormat()
  const { facts } = useOutcomeWords(market)
  const left = new Set(uncorrected(entries))
  const latest = eventsOf(entries).at(-1)
  const shown = entries.toSorted((a, b) => b.at.localeCompare(a.at))
  return (
    <ol className={styles.events} aria-label={t('title')}>
      {shown.map((entry) => (
        <li key={entry.event_id} data-corrected={!left.has(entry) || undefined}>
          <p className={styles.head}>
            <OutcomeBadge kind={entry.kind} />
            {entry.kind !== null && <time dateTime={entry.day}>{date(entry.day)}</time>}
            {entry.corrects !== null && <Badge>{t('correction')}</Badge>}
            {!left.has(entry) && <Badge>{t('corrected')}</Badge>}
          </p>
          {isExplained && left.has(entry) && (
            <Meaning entry={entry} entries={entries} isLatest={entry === latest} market={market} />
          )}
          <dl className={styles.facts}>
            {facts(entry).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {children?.(entry)}
        </li>
      ))}
    </ol>
  )
}

interface MeaningProps {
  readonly entry: OutcomeEntry
  readonly entries: readonly OutcomeEntry[]
  readonly isLatest: boolean
  readonly market: Market
}

function Meaning({ entry, entries, isLatest, market }: MeaningProps) {
  const { t } = useTranslation('timeline', { keyPrefix: 'outcome' })
  const { name } = useOutcomeWords(market)
  const { kind, corrects } = entry
  if (kind === null) {
    const mistaken = entries.find(({ event_id }) => event_id === corrects)
    return <p>{t('noneMeans', { outcome: name(mistaken?.kind ?? null) })}</p>
  }
  return (
    <>
      <p>{t(`kind.${kind}.means`)}</p>
      {isLatest && (
        <p>
          <strong>{t('now')}</strong>
          <br />
          {t(`kind.${kind}.now`)}
        </p>
      )}
    </>
  )
}
