import type { IntakeId } from '#domain/shared/ids.ts'
import { isOpenLine } from './intake-row.ts'
import type { IntakeStore } from './intake-store.ts'

/** The page of the day asks every plan how many of its rows wait. */
export async function countOpenRows(intakes: IntakeStore, intake_id: IntakeId): Promise<void> {
  const lines = await intakes.listLines(intake_id)
  await intakes.saveOpenCount(intake_id, lines.filter(isOpenLine).length)
}
