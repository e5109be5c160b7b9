import type { RouteInput } from '#contracts/route.ts'
import type { tenderIntakeRoutes } from '#contracts/tender-intake.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Intake, Publication } from '#domain/tenders/plans/intake.ts'
import type { AskForIntakeWork } from '../../platform/queue/intake-work.ts'
import type { ColumnMappingStore } from './column-mapping-store.ts'
import type { IntakeStore } from './intake-store.ts'

type Route = (typeof tenderIntakeRoutes)['mapIntakeColumns']

/** States of a publication that may still be undone. */
const underWay: ReadonlySet<Publication['state']> = new Set(['publishing', 'held', 'undoing'])

/** Remembers what columns of a source hold, and has the plan read again by it. */
export async function mapColumns(
  deps: {
    readonly intakes: IntakeStore
    readonly mappings: ColumnMappingStore
    readonly askForWork: AskForIntakeWork
  },
  given: RouteInput<Route>['params'] & RouteInput<Route>['body'],
): Promise<Result<Intake, 'not_found' | 'transition_not_allowed'>> {
  const { intake_id, source, columns } = given
  const intake = await deps.intakes.find(intake_id)
  if (intake === null) return fail('not_found')
  if (intake.file_name === null || intake.status === 'waiting') {
    return fail('transition_not_allowed')
  }
  const last = await deps.intakes.lastPublication(intake_id)
  // rows that are read anew could not be taken back
  if (last !== null && underWay.has(last.state)) return fail('transition_not_allowed')
  await deps.mappings.remember(source, columns)
  const asked: Intake = { ...intake, source, status: 'reading' }
  await deps.intakes.save(asked)
  await deps.askForWork([{ kind: 'read', intake_id }])
  return succeed(asked)
}
