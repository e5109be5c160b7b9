import styles from './range-bar.module.css'

interface RangeBarProps {
  readonly from: number
  readonly to: number
  /** The end of the scale, which begins at zero. */
  readonly max: number
  readonly tone: string
  /** Where on the scale a line goes through the bar: a limit. */
  readonly mark?: number | null
}

const share = (value: number, max: number) =>
  `${max === 0 ? 0 : Math.round((value / max) * 1000) / 10}%`
/** So much of a bar is left to see, however small its value. */
const leastShare = 0.006

/** One bar of a waterfall, in the row whose words tell its value. */
export function RangeBar({ from, to, max, tone, mark = null }: RangeBarProps) {
  const length = Math.max(Math.abs(to - from), max * leastShare)
  const start = Math.min(from, to, max - length)
  return (
    <svg className={styles.bar} aria-hidden="true" width="100%" height="10">
      <rect width="100%" height="10" />
      <rect data-tone={tone} x={share(start, max)} width={share(length, max)} height="10" />
      {mark !== null && <line x1={share(mark, max)} x2={share(mark, max)} y1="0" y2="10" />}
    </svg>
  )
}
