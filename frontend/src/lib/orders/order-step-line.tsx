import { useTranslation } from 'react-i18next'
import { kindName } from '#domain/documents/kind-name.ts'
import { orderNumbers } from '#domain/orders/order-numbers.ts'
import { mayRecord, type OrderSide } from '#domain/orders/order-steps.ts'
import { packMeasures } from '#domain/orders/pack-measures.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Badge } from '../../ui/badge.tsx'
import type { ApiOutput } from '../api.ts'
import { useFormat } from '../use-format.ts'
import type { OrderLibrary } from './order-library.ts'
import styles from './orders.module.css'
import { PaperFiles } from './paper-files.tsx'

export type ShownStep = ApiOutput<'getOrder'>['steps'][number]
type Entry = ShownStep['entries'][number]

const tones = {
  done: 'success',
  ahead: 'neutral',
  at_risk: 'warning',
  late: 'error',
  open: 'neutral',
  past: 'neutral',
} as const

interface Props {
  readonly step: ShownStep
  readonly side: OrderSide
  readonly library: OrderLibrary
}

/** A step with its days, what is recorded of it and what was recorded before. */
export function OrderStepLine({ step, side, library }: Props) {
  const { t } = useTranslation('timeline', { keyPrefix: 'order' })
  const { date, number } = useFormat()
  const shown = (code: string, said: string | null) =>
    code === 'fewer' && said !== null ? number(Number(said)) : said
  const { planned_on, latest, done_on, state, findings, entries } = step
  const current = entries.at(-1)
  const earlier = entries.slice(0, -1).toReversed()
  const days: [string, string][] = [
    [t('planned'), planned_on === null ? t('undated') : date(planned_on)],
    ...(latest !== null && latest !== planned_on
      ? [[t('latest'), date(latest)] satisfies [string, string]]
      : []),
    ...(done_on === null ? [] : [[t('doneOn'), date(done_on)] satisfies [string, string]]),
  ]
  return (
    <>
      <h3 className={styles.head}>
        {t(`step.${step.step}`)} <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </h3>
      {findings.map(({ code, days: count, given, expected }) => (
        <p key={code} className={styles.finding}>
          {code === 'late' || code === 'done_late'
            ? t(`finding.${code}`, { count: count ?? 0 })
            : t(`finding.${code}`, { given: shown(code, given), expected: shown(code, expected) })}
        </p>
      ))}
      <dl className={styles.facts}>
        {days.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {current && <Said entry={current} />}
        {current && <Papers entry={current} library={library} />}
      </dl>
      {current && <RecordedBy entry={current} />}
      {!mayRecord(side, step.step) && current === undefined && (
        <p className={styles.soft}>{t('ofDesk')}</p>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{t('history', { count: earlier.length })}</summary>
          <ol className={styles.history}>
            {earlier.map((entry) => (
              <li key={entry.entry_id}>
                <dl className={styles.facts}>
                  <div>
                    <dt>{t('doneOn')}</dt>
                    <dd>{entry.done_on === null ? t('notDone') : date(entry.done_on)}</dd>
                  </div>
                  <Said entry={entry} />
                  <Papers entry={entry} library={library} />
                </dl>
                <RecordedBy entry={entry} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function RecordedBy({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('timeline', { keyPrefix: 'order' })
  const { instant } = useFormat()
  const who = entry.by.email ?? t(`side.${entry.by.side}`)
  return <p className={styles.soft}>{t('by', { who, time: instant(entry.at) })}</p>
}

/** The papers of an entry, each with its files as they are in the library now. */
function Papers({ entry, library }: { readonly entry: Entry; readonly library: OrderLibrary }) {
  const { t } = useTranslation('timeline', { keyPrefix: 'order' })
  const language = useLanguage()
  if (entry.documents.length === 0) return null
  return (
    <div>
      <dt>{t('documents')}</dt>
      {entry.documents.map((paper) => (
        <dd key={paper.document_id} className={styles.paper}>
          <span>{[kindName(language, paper.kind), paper.number].filter(Boolean).join(' ')}</span>
          <PaperFiles paper={paper} library={library} />
        </dd>
      ))}
    </div>
  )
}

/** What an entry says beside its day. */
function Said({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('timeline', { keyPrefix: 'order' })
  const { date, money, number } = useFormat()
  const { price_minor, currency } = entry
  const facts: [string, string | null][] = [
    ...orderNumbers.map((name): [string, string | null] => [
      t(`numbers.${name}`),
      entry.numbers[name] ?? null,
    ]),
    [t('quantity'), entry.quantity === null ? null : number(entry.quantity)],
    [t('lot'), entry.lot],
    [
      t('price'),
      price_minor === null || currency === null
        ? null
        : money({ amount_minor: price_minor, currency }),
    ],
    [t('term'), entry.term],
    [t('readyOn'), entry.ready_on && date(entry.ready_on)],
    [t('result'), entry.result && t(`results.${entry.result}`)],
    ...packMeasures.map((name): [string, string | null] => {
      const measure = entry.measures[name]
      return [t(`measures.${name}`), measure === undefined ? null : number(measure)]
    }),
    [t('responsible'), entry.responsible],
    [t('deviation'), entry.deviation],
    [t('note'), entry.note],
  ]
  return facts.map(
    ([label, value]) =>
      value !== null && (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ),
  )
}
