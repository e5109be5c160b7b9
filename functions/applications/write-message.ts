import type { deskApplicationRoutes } from '#contracts/desk-applications.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { longestThread, type ThreadMessage } from '#domain/applications/message.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import type { ApplicationWork } from '../platform/queue/application-work.ts'
import type { ApplicationStore } from './application-store.ts'
import type { MessageStore } from './message-store.ts'

export interface Writing {
  readonly applications: Pick<ApplicationStore, 'find'>
  readonly messages: MessageStore
  readonly announce: (work: ApplicationWork) => Promise<void>
  readonly now: Clock
}

interface OfApplication {
  readonly user_id: UserId
  readonly tender_id: TenderId
}
type Thread = RouteOutput<(typeof deskApplicationRoutes)['listThread']>
type Written = RouteInput<(typeof deskApplicationRoutes)['writeToDesk']>['body']

/** The thread of an application that was begun. */
export async function listMessages(
  { applications, messages }: Pick<Writing, 'applications' | 'messages'>,
  { user_id, tender_id }: OfApplication,
): Promise<Result<Thread, 'not_found'>> {
  const application = await applications.find(user_id, tender_id)
  if (application === null || application.status === 'NOT_STARTED') return fail('not_found')
  return succeed({ messages: await messages.list(user_id, tender_id) })
}

/** Adds a message, once however often it is asked for, and lets the other side be told. */
export async function writeMessage(
  deps: Writing,
  { user_id, tender_id, ...written }: OfApplication & Written & Pick<ThreadMessage, 'from'>,
): Promise<Result<Thread, 'not_found' | 'thread_full'>> {
  const thread = await listMessages(deps, { user_id, tender_id })
  if (!thread.ok) return thread
  const before = thread.value.messages
  if (before.some(({ message_id }) => message_id === written.message_id)) return thread
  if (before.length >= longestThread) return fail('thread_full')
  const message = { ...written, sent_at: deps.now().toISOString() }
  await deps.messages.add({ user_id, tender_id }, message)
  if (written.from === 'desk') await answered(deps, { user_id, tender_id })
  const { message_id } = message
  await deps.announce({ kind: 'message_due', user_id, tender_id, message_id })
  return listMessages(deps, { user_id, tender_id })
}

/** Whatever the desk writes answers what was asked before. */
async function answered(
  { messages }: Writing,
  { user_id, tender_id }: OfApplication,
): Promise<void> {
  for (const row of await messages.list(user_id, tender_id)) {
    if (row.waiting !== undefined) await messages.endWaiting(row)
  }
}
