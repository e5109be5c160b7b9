import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { tenderIntakeRoutes } from '#contracts/tender-intake.ts'
import type { IntakeId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { readCursor } from '../../platform/http/cursor.ts'
import { takePage } from '../../platform/http/take-page.ts'
import { type IntakeStore, intakePositionSchema } from './intake-store.ts'

type List = (typeof tenderIntakeRoutes)['listIntakes']

/** Plans that were brought, newest first or oldest first. */
export async function listIntakes(
  intakes: IntakeStore,
  { cursor, limit, sort }: RouteInput<List>['query'],
): Promise<Result<RouteOutput<List>, 'invalid_cursor'>> {
  const after = readCursor(intakePositionSchema, cursor)
  if (!after.ok) return after
  const { page, next_cursor } = await takePage(
    intakes.list(after.value, limit + 1, sort === 'brought'),
    limit,
    ({ intake_id, brought_at }) => ({ intake_id, brought_at }),
  )
  return succeed({ intakes: page, next_cursor })
}

/** A plan with its lines and its last publication. */
export async function getIntake(
  intakes: IntakeStore,
  intake_id: IntakeId,
): Promise<Result<RouteOutput<(typeof tenderIntakeRoutes)['getIntake']>, 'not_found'>> {
  const [intake, lines, publication] = await Promise.all([
    intakes.find(intake_id),
    intakes.listLines(intake_id),
    intakes.lastPublication(intake_id),
  ])
  return intake === null ? fail('not_found') : succeed({ intake, lines, publication })
}
