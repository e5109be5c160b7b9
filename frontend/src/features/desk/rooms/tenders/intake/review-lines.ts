import type { Criterion } from '#domain/tenders/criterion.ts'
import { pairCriteria } from '#domain/tenders/pair-criteria.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import {
  groupNames,
  type PublishedField,
  publishedGroups,
} from '../../../../../lib/tenders/published-fields.ts'
import type { IntakeRow } from './use-intake.ts'

type Evidence = IntakeRow['left_out'][number]

/** A line of the review: a published field, or one requirement of it, beside what is compared. */
export interface ReviewLine {
  readonly key: string
  /** Null: words that no field took. */
  readonly field: PublishedField | null
  readonly header: string | null
  readonly places: readonly Evidence[]
  readonly criterion: Criterion | null
  /** The words where they are not the whole field. */
  readonly words: string | null
  /** Of stored tenders that are read again: what was read before; null: nothing. Missing where nothing differs. */
  readonly readBefore?: Criterion | null
}

/** What the file does not state but the record needs, and what is the same for the whole plan. */
const notShown: ReadonlySet<PublishedField> = new Set([
  'id',
  'record_kind',
  'completeness',
  'monopoly',
  'market',
  'source',
  'additional_sources',
  'status',
])

const isStated = (value: PublishedTender[PublishedField]): boolean =>
  value !== null && (!Array.isArray(value) || value.length > 0)

/** The published fields of a row with the criteria that were read from each, then what was left out. */
export function reviewLines(
  {
    published,
    evidence,
    left_out,
    criteria_before,
  }: Pick<IntakeRow, 'published' | 'evidence' | 'left_out' | 'criteria_before'>,
  criteria: readonly Criterion[],
): ReviewLine[] {
  const fields = groupNames
    .flatMap((group): readonly PublishedField[] => publishedGroups[group])
    .filter((field) => !notShown.has(field) && isStated(published[field]))
  const shown = new Set<string>(fields)
  const ofFields = fields.flatMap((field): ReviewLine[] => {
    const places = evidence[field] ?? []
    const own = criteria.filter((one) => one.source_field === field)
    const base = { field, header: null, places }
    if (own.length === 0) return [{ ...base, key: field, criterion: null, words: null }]
    return own.map((criterion) => ({
      ...base,
      key: `${field}-${criterion.id}`,
      criterion,
      words: Array.isArray(published[field]) && field !== 'price' ? criterion.text : null,
    }))
  })
  // of fields that are shown nowhere, such as a category that follows from its words
  const others = criteria
    .filter(({ source_field }) => !shown.has(source_field))
    .map(
      (criterion): ReviewLine => ({
        key: `other-${criterion.id}`,
        field: null,
        header: null,
        places: [],
        criterion,
        words: criterion.text,
      }),
    )
  const left = left_out.map(
    (place, at): ReviewLine => ({
      key: `left-${at}`,
      field: null,
      header: place.header,
      places: [place],
      criterion: null,
      words: place.text,
    }),
  )
  const lines = [...others, ...ofFields, ...left]
  return criteria_before === null ? lines : withReadBefore(lines, criteria_before, criteria)
}

/** The lines with what each was read as before, then what is not required any more. */
function withReadBefore(
  lines: readonly ReviewLine[],
  before: readonly Criterion[],
  criteria: readonly Criterion[],
): ReviewLine[] {
  const { changed, gone } = pairCriteria(before, criteria)
  const marked = lines.map((line) => {
    const readBefore = line.criterion === null ? undefined : changed.get(line.criterion.id)
    return readBefore === undefined ? line : { ...line, readBefore }
  })
  return [
    ...marked,
    ...gone.map((criterion) => ({
      key: `gone-${criterion.id}`,
      field: criterion.source_field as PublishedField,
      header: null,
      places: [],
      criterion: null,
      words: criterion.text,
      readBefore: criterion,
    })),
  ]
}

/** Whether no criterion holds the words of a line. */
export const isDoubtful = ({ criterion, field }: ReviewLine): boolean =>
  criterion === null
    ? field === null
    : criterion.kind === 'text' || ('unread' in criterion && criterion.unread !== undefined)

/** As the spreadsheet program names a column: 28 is AB. */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26))
  return column <= 26 ? last : columnName(Math.floor((column - 1) / 26)) + last
}

/** "I14", or the line of a document. */
export const cellOf = ({ column, row, page }: Evidence): string =>
  page !== null || column === null ? String(row) : `${columnName(column)}${row}`
