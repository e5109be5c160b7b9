import { type Milestone, type Procedure, procedureBook } from '#domain/timeline/procedures.ts'
import documents from '../../../content/planning/documents.json' with { type: 'json' }
import leadTimes from '../../../content/planning/lead-times.json' with { type: 'json' }

export interface LeadTime {
  readonly min: number
  readonly typical: number
  readonly max: number
  readonly unit: string
  readonly basis: string
  readonly source?: string
}

interface DocumentFacts {
  readonly markets: readonly string[]
  readonly basis: string
  readonly source?: string
}

/** Where a figure is ours or our reading: nobody publishes it, and the reader has to know. */
const ours: readonly string[] = ['practice', 'inferred']

const known = <Value>(value: Value | undefined, name: string): Value => {
  if (value === undefined) throw new Error(`nothing is known of ${name}`)
  return value
}

export function procedureNamed(id: string): Procedure {
  return known(
    procedureBook().procedures.find((procedure) => procedure.id === id),
    `the procedure ${id}`,
  )
}

/** A step by `SE-FIXED.order`. */
export function stepNamed(name: string): Milestone {
  const [procedure = '', key] = name.split('.')
  const { milestones } = procedureNamed(procedure)
  return known(
    milestones.find((milestone) => milestone.key === key),
    `the step ${name}`,
  )
}

export const leadTimeNamed = (id: string): LeadTime =>
  known((leadTimes.lead_times as Readonly<Record<string, LeadTime>>)[id], `the lead time ${id}`)

export const documentNamed = (kind: string): DocumentFacts =>
  known(
    (documents.documents as Readonly<Record<string, DocumentFacts>>)[kind],
    `the document ${kind}`,
  )

/** `ours`: our planning or our reading; `told`: an importer says so, nobody else. */
export type Provenance = 'ours' | 'told' | 'published'

/** Who stands behind a step and its interval. */
export function stepProvenance({ hardness, offset_basis }: Milestone): Provenance {
  if (!ours.includes(hardness) && !ours.includes(offset_basis ?? '')) return 'published'
  return offset_basis === 'importer' ? 'told' : 'ours'
}

/** Who stands behind a time or a paper: a habit with a source is that of an importer. */
export function provenanceOf({ basis, source }: LeadTime | DocumentFacts): Provenance {
  if (!ours.includes(basis)) return 'published'
  return source === undefined ? 'ours' : 'told'
}
