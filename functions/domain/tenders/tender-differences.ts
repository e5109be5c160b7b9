import { isSame } from '../shared/is-same.ts'
import type { Criterion } from './criterion.ts'
import type { PublishedTender } from './published-tender.ts'

export type PublishedField = keyof PublishedTender

/** What differs between two versions of a tender. */
export interface TenderDifferences {
  /** The published fields, dates among them, in the order of the record. */
  readonly fields: readonly PublishedField[]
  /** Requirements in their published words; `before` null: a new one, `after` null: one that is gone. */
  readonly requirements: readonly {
    readonly before: string | null
    readonly after: string | null
  }[]
}

export interface TenderReading {
  readonly published: PublishedTender
  readonly criteria: readonly Criterion[]
}

/** Where a record was found says nothing of what is asked. */
const provenance: ReadonlySet<PublishedField> = new Set(['id', 'source', 'additional_sources'])

/** What a criterion asks, without the number that it has in its version. */
const asked = ({ id: _id, ...content }: Criterion) => content

/**
 * What changed from one version of a tender to another: each published field, and each requirement as it is
 * read, which an operator's correction changes without the published words.
 */
export function differencesOf(before: TenderReading, after: TenderReading): TenderDifferences {
  const fields = (Object.keys(after.published) as PublishedField[]).filter(
    (field) =>
      !provenance.has(field) &&
      !isSame(before.published[field] ?? null, after.published[field] ?? null),
  )
  const left = before.criteria.filter(
    (old) => !after.criteria.some((next) => isSame(asked(old), asked(next))),
  )
  const added = after.criteria.filter(
    (next) => !before.criteria.some((old) => isSame(asked(old), asked(next))),
  )
  const successorOf = (old: Criterion) => added.find(({ id }) => id === old.id)
  const succeeding = new Set(left.map((old) => successorOf(old)?.id))
  return {
    fields,
    requirements: [
      ...left.map((old) => ({ before: old.text, after: successorOf(old)?.text ?? null })),
      ...added
        .filter(({ id }) => !succeeding.has(id))
        .map(({ text }) => ({ before: null, after: text })),
    ],
  }
}

/**
 * What became of a tender from one version to another. `corrected`: nothing that was published changed, our own
 * reading of it did; `reinstated`: its withdrawal was taken back.
 */
export const tenderChangeKinds = ['changed', 'corrected', 'withdrawn', 'reinstated'] as const
export type TenderChangeKind = (typeof tenderChangeKinds)[number]

export function changeKindOf(
  before: TenderReading['published'],
  after: TenderReading['published'],
  { fields }: Pick<TenderDifferences, 'fields'>,
): TenderChangeKind {
  if (after.status === 'withdrawn') return 'withdrawn'
  if (before.status === 'withdrawn') return 'reinstated'
  return fields.length === 0 ? 'corrected' : 'changed'
}

/** The fields in which a withdrawal is said. */
export const isOfWithdrawal = (field: PublishedField): boolean =>
  field === 'status' || field === 'withdrawal_note'

export const differs = ({ fields, requirements }: TenderDifferences): boolean =>
  fields.length > 0 || requirements.length > 0
