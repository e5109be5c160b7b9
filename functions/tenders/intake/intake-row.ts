import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { tenderIdSchema } from '#domain/shared/ids.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import type { StoredRow } from '#domain/tenders/plans/intake-schema.ts'
import {
  doubtfulWords,
  type KnownWords,
  keyOfWords,
  withKnownWords,
} from '#domain/tenders/plans/known-words.ts'
import type { PlanRow } from '#domain/tenders/plans/plan-reading.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import { differencesOf } from '#domain/tenders/tender-differences.ts'
import { titleOf } from '#domain/tenders/title-of.ts'
import type { TenderRow } from '../tender-row.ts'

/** The number of a new tender, made of its id, so that reading a plan twice gives the same ones. */
const numberOf = (id: string) =>
  tenderIdSchema.parse(createHash('sha256').update(id).digest().readUIntBE(0, 5) + 1_000_000)

/** What a row said when it was read. */
const digestOf = (published: PublishedTender) =>
  createHash('sha256').update(JSON.stringify(published)).digest('hex')

type Content = Omit<StoredRow, 'line' | 'doubts' | 'differences' | 'kind' | 'corrected'>

/** Whether the row differs from what is stored and nobody has published it. */
export const isOpenLine = ({ kind, state }: Pick<StoredRow['line'], 'kind' | 'state'>): boolean =>
  kind !== 'unchanged' && state !== 'published'

/** A row with everything that follows from its words, its reading and what is stored. */
export function rowWith(
  content: Content,
  stored: Pick<TenderRow, 'published'> | null,
  known: KnownWords,
): StoredRow {
  const { published, criteria, criteria_before, left_out, number, state } = content
  const doubts = doubtfulWords(criteria, left_out).map((words) => ({
    ...words,
    seen: known.has(keyOfWords(words)),
  }))
  const differences = stored === null ? [] : changesOf(stored.published, published)
  const compared = stored === null ? 'new' : differences.length === 0 ? 'unchanged' : 'changed'
  const kind = criteria_before === null ? compared : 'reread'
  return {
    ...content,
    kind,
    doubts,
    differences,
    corrected: !isDeepStrictEqual(criteria, readCriteria(published)),
    line: {
      number,
      reference: published.reference,
      title: titleOf(published),
      kind,
      state,
      doubts: doubts.length,
      new_words: doubts.filter(({ seen }) => !seen).length,
    },
  }
}

function changesOf(before: PublishedTender, after: PublishedTender) {
  const { fields } = differencesOf(
    { published: before, criteria: [] },
    { published: after, criteria: [] },
  )
  return fields.map((field) => ({ field, before: before[field] ?? null, after: after[field] }))
}

/** What an operator corrected before stays where the words are the same. */
function keepCorrections(read: readonly Criterion[], stored: TenderRow | null): Criterion[] {
  const corrected = stored?.corrected_criteria ?? []
  return read.map(
    (criterion) =>
      corrected.find(
        ({ text, source_field, id }) =>
          text === criterion.text && source_field === criterion.source_field && id === criterion.id,
      ) ?? criterion,
  )
}

/** A row as it is read, against what is stored. */
export function newRow(
  { published, evidence, left_out }: PlanRow,
  number: number,
  stored: TenderRow | null,
  known: KnownWords,
  setAside: ReadonlySet<string> = new Set(),
): StoredRow {
  const read = keepCorrections(readCriteria(published), stored)
  return rowWith(
    {
      number,
      tender_id: stored?.tender_id ?? numberOf(published.id),
      state: 'open',
      revision: 1,
      published,
      evidence: Object.fromEntries(
        Object.entries(evidence).map(([field, places]) => [field, [...places]]),
      ),
      left_out: left_out.filter(({ header }) => !setAside.has(header ?? '')),
      set_aside: left_out.filter(({ header }) => setAside.has(header ?? '')),
      criteria: withKnownWords(read, known),
      criteria_before: null,
      stored_version: stored?.version ?? 0,
      read_digest: digestOf(published),
      replaced: null,
    },
    stored,
    known,
  )
}

/** A stored tender as it is read now; null: as it was read before, or as a person corrected it. */
export function rereadRow(stored: TenderRow, number: number, known: KnownWords): StoredRow | null {
  const { published, tender_id, version } = stored
  if (stored.corrected_criteria !== null) return null
  const criteria = withKnownWords(readCriteria(published), known)
  if (isDeepStrictEqual(criteria, stored.criteria)) return null
  return rowWith(
    {
      number,
      tender_id,
      state: 'open',
      revision: 1,
      published,
      evidence: {},
      left_out: [],
      set_aside: [],
      criteria,
      criteria_before: stored.criteria,
      stored_version: version,
      read_digest: digestOf(published),
      replaced: null,
    },
    stored,
    known,
  )
}
