import type { PublishedTender } from '../published-tender.ts'
import type { PublishedField } from '../read-criteria/draft.ts'
import type { PlanField } from './plan-field.ts'

/** Where words stand in a file. */
export interface PlanPlace {
  /** Null in a document. */
  readonly sheet: string | null
  /** Of a document with pages. */
  readonly page: number | null
  /** As the spreadsheet program counts; in a document the line. From 1. */
  readonly row: number
  /** From 1; null where the words are no cell of the table. */
  readonly column: number | null
}

/** The words from which a field was read. */
export interface PlanEvidence extends PlanPlace {
  readonly header: string | null
  readonly text: string
}

/** A tender of a plan, each field with its words; what no field takes is left out, word for word. */
export interface PlanRow {
  readonly published: PublishedTender
  readonly evidence: Readonly<Partial<Record<PublishedField, readonly PlanEvidence[]>>>
  readonly left_out: readonly PlanEvidence[]
}

export interface PlanColumn {
  readonly sheet: string | null
  readonly column: number
  readonly header: string | null
  /** Null: unknown, to be mapped by hand. */
  readonly field: PlanField | null
  /** What told the field. */
  readonly by: 'mapping' | 'header' | 'content' | null
  readonly examples: readonly string[]
}

export interface PlanReading {
  readonly rows: readonly PlanRow[]
  readonly columns: readonly PlanColumn[]
  /** Words outside all tables of a file in which no tender was found, or beside them. */
  readonly notes: readonly PlanEvidence[]
}

/** What a person said of a source: wins over what is recognised. */
export interface PlanChoices {
  /** By the words of the header; null: the column says nothing of a tender. */
  readonly columns: Readonly<Record<string, PlanField | null>>
  readonly monopoly: PublishedTender['monopoly'] | null
  readonly plan: string | null
  /** Address or name of the source. */
  readonly source: string | null
}

export const noPlanChoices: PlanChoices = { columns: {}, monopoly: null, plan: null, source: null }

export const marketOf = {
  systembolaget: 'SE',
  vinmonopolet: 'NO',
  alko: 'FI',
} as const satisfies Record<PublishedTender['monopoly'], string>
