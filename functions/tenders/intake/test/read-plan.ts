import type { IntakeId } from '#domain/shared/ids.ts'
import type { Intake } from '#domain/tenders/plans/intake.ts'
import { randomIds } from '../../../platform/ids.ts'
import { publishedTender } from '../../../platform/test/builders.ts'
import { newRow } from '../intake-row.ts'
import type { IntakeStore } from '../intake-store.ts'

/** The publication of `addReadPlan`, which can still be undone. */
export const heldPublication = 'held'

export const intakeOf = (intake_id: IntakeId, file_name = 'plan.csv'): Intake => ({
  intake_id,
  file_name,
  size_bytes: 3,
  source: null,
  status: 'waiting',
  problem: null,
  columns: [],
  notes: [],
  counts: { new: 0, changed: 0, unchanged: 0, open: 0 },
  missing: [],
  brought_at: new Date().toISOString(),
  read_at: null,
})

/** A plan that was read: row 1 to review, row 2 confirmed, and a publication that can be undone. */
export async function addReadPlan(intakes: IntakeStore): Promise<IntakeId> {
  const intake_id = randomIds.intake()
  await intakes.save({ ...intakeOf(intake_id), status: 'read', source: 'vinmonopolet' })
  const rows = [1, 2].map((number) => {
    const published = publishedTender({ id: `${intake_id}-${number}`, product_type: 'Red wine' })
    return newRow({ published, evidence: {}, left_out: [] }, number, null, new Map())
  })
  const confirmed = rows.map((row) =>
    row.number === 2
      ? { ...row, state: 'confirmed' as const, line: { ...row.line, state: 'confirmed' as const } }
      : row,
  )
  await intakes.replaceRows(intake_id, confirmed, [])
  await intakes.addPublication(intake_id, {
    publication_id: heldPublication,
    state: 'held',
    at: new Date().toISOString(),
    held_until: new Date(Date.now() + 600_000).toISOString(),
    numbers: [2],
    published: [],
    refused: [],
    kept: [],
  })
  return intake_id
}
