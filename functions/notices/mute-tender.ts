import type { noticeRoutes } from '#contracts/notices.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import type { NoticeStore } from '../platform/notices/notice-store.ts'
import type { TenderStore } from '../tenders/tender-store.ts'

interface Muting {
  readonly notices: Pick<NoticeStore, 'muted' | 'mute' | 'takeBack'>
  readonly tenders: Pick<TenderStore, 'find'>
  readonly now: Clock
}
type Routes = typeof noticeRoutes

/** The tenders of which the user wants to hear no more. */
export async function listMutedTenders(
  { notices }: Pick<Muting, 'notices'>,
  user_id: UserId,
): Promise<Result<RouteOutput<Routes['listMutedTenders']>, never>> {
  return succeed({ tender_ids: [...(await notices.muted(user_id))] })
}

/** Ends what is told of a tender's matches, or lets it come again; changes of an application go on. */
export async function muteTender(
  { notices, tenders, now }: Muting,
  user_id: UserId,
  { tender_id, muted }: RouteInput<Routes['muteTender']>['body'],
): Promise<Result<Record<string, never>, 'not_found'>> {
  // only rows of real tenders are kept
  if ((await tenders.find(tender_id)) === null) return fail('not_found')
  if (muted) await notices.mute(user_id, tender_id, now())
  else await notices.takeBack(user_id, tender_id)
  return succeed({})
}
