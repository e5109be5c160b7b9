import { useTranslation } from 'react-i18next'
import type { PriceLadder, Step } from '#domain/prices/ladder.ts'
import { type Market, marketFacts } from '#domain/shared/market.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatPercent } from '../../lib/format-percent.ts'
import { useFormat } from '../../lib/use-format.ts'
import { RangeBar } from '../../ui/range-bar.tsx'
import { FigureSource } from './figure-source.tsx'
import { PackagingNote } from './packaging-note.tsx'
import styles from './price-ladder-page.module.css'
import { heightOf, recipientOf, recipients, type WaterfallRow, waterfallOf } from './waterfall.ts'

export interface LadderStepsProps {
  readonly market: Market
  readonly ladder: PriceLadder
  /** What the first step is, where it is not a price ex works. */
  readonly first?: string
  /** A price on the shelf that must not be exceeded, as a line through all bars. */
  readonly limit?: number | null
}

/** Every step as a bar that begins where the last one ended, with its figure and where that is from. */
export function LadderSteps({ market, ladder, first, limit = null }: LadderStepsProps) {
  const { t } = useTranslation('prices')
  const { money } = useFormat()
  const { currency } = marketFacts[market]
  const rows = waterfallOf(ladder)
  const max = Math.max(heightOf(rows), limit ?? 0)
  const shown = new Set(
    rows.flatMap((row) => (row.kind === 'step' ? recipientOf(row.step.key) : [])),
  )
  const inMoney = (amount: number) => money({ amount_minor: Math.round(amount * 100), currency })
  return (
    <div>
      <ul className={styles.legend} aria-label={t('legend')}>
        {recipients
          .filter((recipient) => shown.has(recipient))
          .map((recipient) => (
            <li key={recipient} data-tone={recipient}>
              {t(`recipients.${recipient}`)}
            </li>
          ))}
      </ul>
      <table className={styles.steps} aria-label={t('steps')}>
        <thead>
          <tr>
            <th scope="col">{t('columns.step')}</th>
            <th scope="col">{t('columns.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const amount = row.kind === 'step' ? row.step.amount : row.amount
            return (
              <tr key={row.kind === 'step' ? row.step.key : row.kind} data-kind={row.kind}>
                <th scope="row">
                  {row.kind === 'step' ? <StepName step={row.step} first={first} /> : t(row.kind)}
                  {row.span !== null && (
                    <RangeBar {...row.span} max={max} tone={toneOf(row)} mark={limit} />
                  )}
                  {row.kind === 'step' && <StepFigure step={row.step} currency={currency} />}
                </th>
                <td>{amount === null ? t('not_known') : inMoney(amount)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {ladder.packaging !== null && (
        <PackagingNote packaging={ladder.packaging} currency={currency} />
      )}
    </div>
  )
}

const toneOf = (row: WaterfallRow) => (row.kind === 'step' ? recipientOf(row.step.key) : 'sum')

function StepName({
  step: { key, percent },
  first,
}: {
  readonly step: Step
  readonly first: string | undefined
}) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  if (key === 'ex_works' && first !== undefined) return first
  return percent === null
    ? t(`step.${key}`)
    : `${t(`step.${key}`)} (${formatPercent(percent, language)})`
}

function StepFigure({ step, currency }: { readonly step: Step; readonly currency: string }) {
  const { t } = useTranslation('prices')
  if (step.figure !== null) return <FigureSource figure={step.figure} currency={currency} />
  return isGiven(step) ? <span className={styles.source}>{t('given')}</span> : null
}

/** The reader's own figure: neither ours nor following from the others. */
const isGiven = ({ key, amount }: Step) =>
  amount !== null && key !== 'rounding' && key !== 'ex_works'
