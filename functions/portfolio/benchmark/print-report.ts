import type { ReadList } from './benchmark-lists.ts'
import { f1, precision, recall } from './score-reading.ts'
import { byField, byGroup, calibrationOf, type Summary, summarise } from './summarise.ts'

const print = (line = '') => process.stdout.write(`${line}\n`)
const share = (value: number) => value.toFixed(3).padStart(10)
const columns = (first: string, ...heads: string[]) =>
  print(first.padEnd(38) + heads.map((head) => head.padStart(10)).join(''))

function row(name: string, summary: Summary): void {
  const { lists, f1: score, precision: exact, recall: whole, invented, confidence } = summary
  const { sure, sure_right, doubtful, doubtful_right } = confidence
  const shareOf = (right: number | null) => (right === null ? '-'.padStart(10) : share(right))
  print(
    name.padEnd(38) +
      String(lists).padStart(10) +
      share(score) +
      share(exact) +
      share(whole) +
      `${(100 * invented).toFixed(1)} %`.padStart(10) +
      `${String(sure).padStart(10)}${shareOf(sure_right)}` +
      `${String(doubtful).padStart(10)}${shareOf(doubtful_right)}`,
  )
}

/**
 * The table of some lists: together, then by language, format and layout, each with how many of the values that the
 * reader is sure or in doubt of are right; then fields and confidence.
 */
export function printReport(title: string, lists: readonly ReadList[]): void {
  print(`\n${title}`)
  columns(
    '',
    ...['lists', 'F1', 'precision', 'recall', 'invented'],
    ...['sure', 'right', 'doubtful', 'right'],
  )
  row('all', summarise(lists))
  for (const kind of ['language', 'format', 'layout'] as const) {
    print(`by ${kind}`)
    for (const [group, summary] of byGroup(lists, kind)) row(`  ${group}`, summary)
  }
  print('by field (over all values)')
  for (const { field, f1: score, right, wrong, missing } of byField(lists)) {
    const counts = `${right} right, ${wrong} wrong, ${missing} missing`
    if (right + wrong + missing > 0) print(`${`  ${field}`.padEnd(38)}${share(score)}  ${counts}`)
  }
  const calibration = calibrationOf(lists)
  if (calibration === null) {
    print('confidence: no confidence given')
    return
  }
  print('confidence: how many of the values are right')
  for (const { from, to, values, right } of calibration)
    print(
      `  ${from.toFixed(1)} to ${to.toFixed(1)}`.padEnd(38) +
        share(right / Math.max(1, values)) +
        `  of ${values}`,
    )
}

/** Each list with its figures, worst first. */
export function printWorst(lists: readonly ReadList[], count: number): void {
  print(`\nthe worst ${count}`)
  columns('', 'F1', 'precision', 'recall', 'products')
  for (const { name, score } of lists
    .toSorted((a, b) => f1(a.score.total) - f1(b.score.total))
    .slice(0, count)) {
    const { expected, found } = score.rows
    const figures = [f1, precision, recall].map((of) => share(of(score.total))).join('')
    print(`${name.slice(0, 52).padEnd(54)}${figures}${`${found}/${expected}`.padStart(10)}`)
  }
}
