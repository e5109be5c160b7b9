import type { PlanEvidence, PlanReading } from '#domain/tenders/plans/plan-reading.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'

/** A tender as the collected ones are kept, and the published words that no field took. */
export type PrintedTender = Omit<PublishedTender, 'withdrawal_note'> & {
  readonly withdrawal_note?: string
  readonly left_out: readonly string[]
}

const wordsOf = ({ header, text }: PlanEvidence) => (header === null ? text : `${header}: ${text}`)

const isAbove = (note: PlanEvidence, row: number, sheet: string | null) =>
  note.sheet === sheet && note.row < row

/** Tenders with what was left out; notes beside the tables go with the first or, below, with the last of their sheet. */
export function printedTenders({ rows, notes }: PlanReading): PrintedTender[] {
  const placeOf = (at: number) => {
    const { evidence, left_out } = rows[at] ?? { evidence: {}, left_out: [] }
    const [place] = [...Object.values(evidence).flat(), ...left_out]
    return { sheet: place?.sheet ?? null, row: place?.row ?? 0 }
  }
  const places = rows.map((_, at) => placeOf(at))
  const withNotes = new Map<number, string[]>()
  for (const note of notes) {
    const first = places.findIndex(({ sheet }) => sheet === note.sheet)
    const last = places.findLastIndex(
      ({ sheet, row }) => isAbove(note, row, sheet) === false && sheet === note.sheet,
    )
    const at = Math.max(0, isAbove(note, places[first]?.row ?? 0, note.sheet) ? first : last)
    withNotes.set(at, [...(withNotes.get(at) ?? []), wordsOf(note)])
  }
  return rows.map(({ published: { withdrawal_note, ...published }, left_out }, at) => ({
    ...published,
    ...(withdrawal_note === null ? {} : { withdrawal_note }),
    left_out: [...left_out.map(wordsOf), ...(withNotes.get(at) ?? [])],
  }))
}
