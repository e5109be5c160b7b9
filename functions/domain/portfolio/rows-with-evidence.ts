import type { ImportRow, RowEvidence } from './import-rows-schema.ts'

/** The rows of a page, each with its own evidence. */
export const rowsWithEvidence = <Row extends { readonly evidence: number | null }>(page: {
  readonly rows: readonly Row[]
  readonly evidence: readonly RowEvidence[]
}): (Omit<Row, 'evidence'> & Pick<ImportRow, 'evidence'>)[] =>
  page.rows.map((row) => ({ ...row, evidence: page.evidence[row.evidence ?? -1] ?? {} }))
