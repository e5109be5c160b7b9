import type { RouteInput } from '#contracts/route.ts'
import type { tenderIntakeRoutes } from '#contracts/tender-intake.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Intake } from '#domain/tenders/plans/intake.ts'
import { checkPlanFile, planFileType } from '#domain/tenders/plans/plan-file.ts'
import { marketOf, type PlanRow } from '#domain/tenders/plans/plan-reading.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { publishedTenderSchema } from '#domain/tenders/published-tender.ts'
import type { Clock } from '../../platform/clock.ts'
import type { PutAddress } from '../../platform/files/file-bucket.ts'
import type { Ids } from '../../platform/ids.ts'
import type { AskForIntakeWork } from '../../platform/queue/intake-work.ts'
import { newRow } from './intake-row.ts'
import type { IntakeStore } from './intake-store.ts'
import type { PlanFiles } from './plan-files.ts'

type Body = RouteInput<(typeof tenderIntakeRoutes)['createIntake']>['body']

interface Creating {
  readonly intakes: IntakeStore
  readonly files: PlanFiles
  readonly ids: Pick<Ids, 'intake'>
  readonly askForWork: AskForIntakeWork
  readonly now: Clock
}

const noCounts = { new: 0, changed: 0, unchanged: 0, open: 0 }

/** A tender of which nothing is known yet. */
function emptyTender(source: PublishedTender['monopoly'], id: string): PublishedTender {
  const unknown = Object.fromEntries(
    Object.keys(publishedTenderSchema.unwrap().shape).map((field) => [field, null]),
  )
  return publishedTenderSchema.parse({
    ...unknown,
    id,
    record_kind: 'tender',
    completeness: 'full',
    monopoly: source,
    market: marketOf[source],
    status: 'published',
    source: marketOf[source],
  })
}

/** Announces a plan file, begins with one empty tender, or has all that is stored read again. */
export async function createIntake(
  { intakes, files, ids, askForWork, now }: Creating,
  body: Body,
): Promise<
  Result<
    { intake: Intake; put: PutAddress | null },
    'invalid_file_type' | 'file_too_large' | 'empty_file'
  >
> {
  const at = now()
  const intake: Intake = {
    intake_id: ids.intake(),
    file_name: null,
    size_bytes: 0,
    source: null,
    status: 'waiting',
    problem: null,
    columns: [],
    notes: [],
    counts: noCounts,
    missing: [],
    brought_at: at.toISOString(),
    read_at: null,
  }
  if (body.from === 'stored') {
    const asked: Intake = { ...intake, status: 'reading' }
    await intakes.save(asked)
    await askForWork([{ kind: 'reread', intake_id: asked.intake_id }])
    return succeed({ intake: asked, put: null })
  }
  if (body.from === 'nothing') {
    const { source } = body
    const begun: Intake = {
      ...intake,
      source,
      status: 'read',
      counts: { ...noCounts, new: 1, open: 1 },
      read_at: at.toISOString(),
    }
    const published = emptyTender(source, `${source}-${intake.intake_id}`)
    const read: PlanRow = { published, evidence: {}, left_out: [] }
    await intakes.replaceRows(intake.intake_id, [newRow(read, 1, null, new Map())], [])
    await intakes.save(begun)
    return succeed({ intake: begun, put: null })
  }
  const problem = checkPlanFile({ name: body.file_name, size: body.size_bytes })
  if (problem !== null) return fail(problem)
  const announced = { ...intake, file_name: body.file_name, size_bytes: body.size_bytes }
  await intakes.save(announced)
  const content_type = planFileType(body.file_name) ?? ''
  const put = await files.addressToPut(
    intake.intake_id,
    { content_type, size_bytes: body.size_bytes },
    at,
  )
  return succeed({ intake: announced, put })
}
