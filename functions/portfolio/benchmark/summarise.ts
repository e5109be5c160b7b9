import type { ReadList } from './benchmark-lists.ts'
import { f1, precision, recall, sumOf } from './score-reading.ts'

/** Of several lists together; shares from 0 to 1. */
export interface Summary {
  readonly lists: number
  /** Mean over the lists: one with few products counts as much as one with many. */
  readonly f1: number
  readonly precision: number
  readonly recall: number
  /** Of all products read. */
  readonly invented: number
  readonly confidence: Confidence
}

/** Of the values that the reader is sure of, and of those that it shows as doubtful; null: there are none. */
interface Confidence {
  readonly sure: number
  readonly sure_right: number | null
  readonly doubtful: number
  readonly doubtful_right: number | null
}

function confidenceIn(lists: readonly Pick<ReadList, 'score'>[]): Confidence {
  const judged = lists.flatMap(({ score }) => score.judged)
  const [sureOf, doubtfulOf] = [
    judged.filter(({ confidence }) => confidence >= sure),
    judged.filter(({ confidence }) => confidence < sure),
  ]
  const shareRight = (values: typeof judged) =>
    values.length === 0 ? null : values.filter(({ is_right }) => is_right).length / values.length
  return {
    sure: sureOf.length,
    sure_right: shareRight(sureOf),
    doubtful: doubtfulOf.length,
    doubtful_right: shareRight(doubtfulOf),
  }
}

export function summarise(lists: readonly Pick<ReadList, 'score'>[]): Summary {
  type Scored = (typeof lists)[number]
  const mean = (of: (list: Scored) => number, among = lists) =>
    among.reduce((sum, list) => sum + of(list), 0) / Math.max(1, among.length)
  // of nothing that was read nothing is wrong: such a list says nothing of precision
  const read = lists.filter(({ score }) => score.total.right + score.total.wrong > 0)
  const rows = (of: (list: Scored) => number) => lists.reduce((sum, list) => sum + of(list), 0)
  return {
    lists: lists.length,
    f1: mean(({ score }) => f1(score.total)),
    precision: mean(({ score }) => precision(score.total), read),
    recall: mean(({ score }) => recall(score.total)),
    invented:
      rows(({ score }) => score.rows.invented) /
      Math.max(
        1,
        rows(({ score }) => score.rows.found),
      ),
    confidence: confidenceIn(lists),
  }
}

/** The lists by what they count for; a list may count for several layout families. */
export function byGroup(
  lists: readonly ReadList[],
  kind: keyof ReadList['groups'],
): ReadonlyMap<string, Summary> {
  const groups = new Map<string, ReadList[]>()
  for (const list of lists)
    for (const group of list.groups[kind]) groups.set(group, [...(groups.get(group) ?? []), list])
  return new Map(
    [...groups]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([group, members]) => [group, summarise(members)] as const),
  )
}

/** Of each field over all lists. */
export function byField(lists: readonly ReadList[]) {
  const fields = Object.keys(lists[0]?.score.fields ?? {}) as (keyof ReadList['score']['fields'])[]
  return fields.map((field) => {
    const counts = sumOf(lists.map(({ score }) => score.fields[field]))
    return { field, f1: f1(counts), ...counts }
  })
}

export interface Calibration {
  readonly from: number
  readonly to: number
  readonly values: number
  readonly right: number
}

/** The least confidence at which a value is shown without a doubt. */
export const sure = 0.9
const bins = [0, 0.5, 0.7, 0.8, sure, 1.0001]

/** How often values are right that the reader is so sure of; null when it never says. */
export function calibrationOf(lists: readonly ReadList[]): Calibration[] | null {
  const judged = lists.flatMap(({ score }) => score.judged)
  if (judged.length === 0) return null
  return bins.slice(0, -1).map((from, at) => {
    const to = bins[at + 1] ?? 1
    const inside = judged.filter(({ confidence }) => confidence >= from && confidence < to)
    const right = inside.filter(({ is_right }) => is_right).length
    return { from, to: Math.min(1, to), values: inside.length, right }
  })
}

/** Share of wrong values among those that the reader is sure of; null when it says of none. */
export function wrongThoughSure(lists: readonly ReadList[]): number | null {
  const { sure_right } = confidenceIn(lists)
  return sure_right === null ? null : 1 - sure_right
}
