import type { deskMatchingRoutes } from '#contracts/desk-matching.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { isOpen } from '#domain/tenders/is-open.ts'
import type { MatchStore } from '../../matching/match-store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { NoteChange } from '../../platform/http/serve.ts'
import type { MailChoiceStore } from '../../platform/mail/mail-choice-store.ts'
import { mapInBatches } from '../../platform/map-in-batches.ts'
import type { AskForProducerWork } from '../../platform/queue/producer-work.ts'
import type { TenderStore } from '../../tenders/tender-store.ts'
import type { InvitationStore } from './invitation-store.ts'

type Route = (typeof deskMatchingRoutes)['inviteProducers']
type Outcome = RouteOutput<Route>['invitations'][number]['outcome']

export interface Inviting {
  readonly tenders: Pick<TenderStore, 'find'>
  readonly matches: Pick<MatchStore, 'find'>
  readonly mailChoices: Pick<MailChoiceStore, 'wants'>
  readonly invitations: InvitationStore
  readonly askForWork: AskForProducerWork
  readonly now: Clock
}

interface Asked {
  readonly tender_id: TenderId
  readonly body: RouteInput<Route>['body']
  readonly by: UserId
}

/**
 * Invites producers to answer a tender: whoever's products fit, who did not end such mails, and once for each
 * version. What was asked for and did not reach the queue is asked for again.
 */
export async function inviteProducers(
  deps: Inviting & { readonly audit: NoteChange },
  { tender_id, body: { user_ids, text, version }, by }: Asked,
): Promise<Result<RouteOutput<Route>, 'not_found' | 'version_conflict' | 'deadline_passed'>> {
  const tender = await deps.tenders.find(tender_id)
  if (tender === null) return fail('not_found')
  // who was shown an older version invites to something else
  if (tender.version !== version) return fail('version_conflict')
  if (!isOpen(tender.summary, deps.now())) return fail('deadline_passed')
  const invited_at = deps.now().toISOString()
  const invite = async (user_id: UserId): Promise<Outcome> => {
    const match = await deps.matches.find(user_id, tender_id)
    if (match === null || match.best.length === 0) return 'no_match'
    if (!(await deps.mailChoices.wants(user_id, 'invitation'))) return 'unsubscribed'
    const invitation = { user_id, tender_id, version, text, invited_by: by, invited_at }
    const written = await deps.invitations.add(invitation)
    return written === 'written' ? 'invited' : 'invited_before'
  }
  const invitations = await mapInBatches([...new Set(user_ids)], 10, async (user_id) => ({
    user_id,
    outcome: await invite(user_id),
  }))
  const toMail = invitations.filter(({ outcome }) => outcome.startsWith('invited'))
  await deps.askForWork(
    toMail.map(({ user_id }) => ({ kind: 'invitation', user_id, tender_id, version })),
  )
  const invited = invitations.filter(({ outcome }) => outcome === 'invited')
  deps.audit({
    before: null,
    // the words are the producers': they lie in the invitations, which go with the account
    after: { version, invited: invited.map(({ user_id }) => user_id).join(' ') },
  })
  return succeed({ invited_at, invitations })
}
