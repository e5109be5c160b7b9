import type { RouteOutput } from '#contracts/route.ts'
import type { sampleRoutes } from '#contracts/samples.ts'
import { atDesk } from '#domain/applications/lifecycle.ts'
import type { Sample } from '#domain/samples/sample.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Applying } from './applying.ts'

type Saved = RouteOutput<(typeof sampleRoutes)['saveSamples']>
type Refusal = 'not_found' | 'version_conflict' | 'transition_not_allowed'

/** Keeps what the producer says of the samples of a submitted application: all of them, as they are to be. */
export async function saveSamples(
  { applications, now }: Pick<Applying, 'applications' | 'now'>,
  user_id: UserId,
  given: {
    readonly tender_id: TenderId
    readonly version: number
    readonly samples: readonly Sample[]
  },
): Promise<Result<Saved, Refusal>> {
  const { tender_id, version, samples } = given
  const row = await applications.find(user_id, tender_id)
  if (row === null) return fail('not_found')
  if (!(atDesk as readonly string[]).includes(row.status)) return fail('transition_not_allowed')
  if (row.version !== version) return fail('version_conflict')
  const after = {
    ...row,
    samples: [...samples],
    version: version + 1,
    updated_at: now().toISOString(),
  }
  const saved = await applications.saveSamples(after, version)
  return saved === 'refused'
    ? fail('version_conflict')
    : succeed({ version: after.version, samples: after.samples })
}
