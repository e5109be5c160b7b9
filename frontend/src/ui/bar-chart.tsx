import { Fragment } from 'react'
import { usePunctuation } from '../i18n/use-punctuation.ts'
import styles from './bar-chart.module.css'

export interface Bar {
  readonly key: string
  readonly label: string
  /** The value as it is read, with its sign and unit. */
  readonly text: string
  readonly value: number
  /** A bar to compare with, drawn paler. */
  readonly isEarlier?: boolean
}

export interface BarChartProps {
  /** What is drawn, for those who do not see it: `label: text` of each bar follows. */
  readonly title: string
  readonly bars: readonly Bar[]
  /** Both ends of the scale; charts side by side share them. Zero is always on it. */
  readonly scale: { readonly min: number; readonly max: number }
}

const rowHeight = 46
const barHeight = 10

/**
 * Horizontal bars, each with its label and value above it. Positions across are shares of the width
 * and those down are pixels: the text keeps its size on a phone.
 */
export function BarChart({ title, bars, scale }: BarChartProps) {
  const { colon, semicolon } = usePunctuation()
  const min = Math.min(0, scale.min)
  const span = Math.max(0, scale.max) - min
  const share = (value: number) => `${Math.round((value / span) * 1000) / 10}%`
  const percent = (value: number) => share(value - min)
  const zero = min < 0 ? percent(0) : undefined
  const height = bars.length * rowHeight
  const told = bars.map(({ label, text }) => `${label}${colon}${text}`).join(semicolon)
  return (
    <svg
      className={styles.chart}
      role="img"
      aria-label={`${title}. ${told}`}
      width="100%"
      height={height}
    >
      {bars.map(({ key, label, text, value, isEarlier }, n) => (
        <Fragment key={key}>
          <text y={n * rowHeight + 18} suppressHydrationWarning>
            {label}
          </text>
          <text x="100%" y={n * rowHeight + 18} suppressHydrationWarning>
            {text}
          </text>
          <rect y={n * rowHeight + 26} width="100%" height={barHeight} />
          <rect
            data-kind={value < 0 ? 'less' : isEarlier ? 'earlier' : 'more'}
            x={value < 0 ? percent(value) : zero}
            y={n * rowHeight + 26}
            width={share(Math.abs(value))}
            height={barHeight}
          />
          {min < 0 && (
            <line x1={zero} x2={zero} y1={n * rowHeight + 23} y2={n * rowHeight + 29 + barHeight} />
          )}
        </Fragment>
      ))}
    </svg>
  )
}
