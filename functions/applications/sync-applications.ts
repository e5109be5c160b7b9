import { isDeepStrictEqual } from 'node:util'
import type { FormData } from '#domain/applications/application.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import type { Result } from '#domain/shared/result.ts'
import type { User } from '../platform/access/caller.ts'
import { type AccessChecks, policy } from '../platform/access/policy.ts'
import { mapInBatches } from '../platform/map-in-batches.ts'
import type { LookStore } from '../platform/notices/look-store.ts'
import { notStarted } from './applying.ts'
import { saveDraft } from './save-draft.ts'
import { withoutStamps } from './stamp-waivers.ts'
import { type Submitting, submitApplication } from './submit-application.ts'

export interface DeviceData {
  readonly selected: readonly TenderId[]
  readonly completed: readonly TenderId[]
  readonly drafts: readonly { readonly tender_id: TenderId; readonly form_data: FormData }[]
}

interface Synced {
  readonly not_submitted: { tender_id: TenderId; code: string }[]
  readonly unknown: TenderId[]
}

type Syncing = Submitting & {
  readonly access: AccessChecks
  readonly looks: Pick<LookStore, 'begin'>
}

/** A device does not know what the server wrote beside a waiver. */
const isSame = (stored: FormData | null, given: FormData): boolean =>
  stored !== null && isDeepStrictEqual(withoutStamps(stored), withoutStamps(given))

/** Remembers a tender as chosen; one that is known already stays as it is. */
async function select(deps: Syncing, user: User, tender_id: TenderId): Promise<void> {
  const first = { ...notStarted(user.user_id, tender_id, deps.now()), version: 1 }
  const stored = await deps.applications.find(user.user_id, tender_id)
  if (stored === null) await deps.applications.save(first, 'select', 0)
}

/**
 * Takes a draft over where the server has none and its owner may apply; tells why not. Without access
 * it could not be changed here any more: it stays on the device, where it can.
 */
async function takeDraft(
  deps: Syncing,
  user: User,
  tender_id: TenderId,
  form_data: FormData,
  allowed: Result<unknown, string>,
): Promise<string | null> {
  const stored = await deps.applications.find(user.user_id, tender_id)
  if (stored !== null && stored.status !== 'NOT_STARTED') {
    return isSame(stored.form_data, form_data) ? null : 'version_conflict'
  }
  if (!allowed.ok) return allowed.code
  const version = stored?.version ?? 0
  const saved = await saveDraft(deps, user.user_id, { tender_id, form_data, version })
  return saved.ok ? null : saved.code
}

/**
 * Submits what the device holds as completed, if it can be; the code says why not. Only the very
 * content that came along: another draft of the tender is not what the producer completed.
 */
async function submit(
  deps: Syncing,
  user: User,
  tender_id: TenderId,
  form_data: FormData | undefined,
  allowed: Result<unknown, string>,
): Promise<string | null> {
  if (!allowed.ok) return allowed.code
  const stored = await deps.applications.find(user.user_id, tender_id)
  if (stored === null || stored.status === 'NOT_STARTED') return 'form_incomplete'
  if (stored.status !== 'DRAFT') return null
  if (form_data === undefined) return 'form_incomplete'
  if (!isSame(stored.form_data, form_data)) return 'version_conflict'
  const { version } = stored
  const submitted = await submitApplication(deps, user.user_id, { tender_id, version })
  return submitted.ok ? null : submitted.code
}

/** Takes the draft over and submits what is completed; tells why not. */
async function takeAnswers(
  deps: Syncing,
  user: User,
  tender_id: TenderId,
  form_data: FormData | undefined,
  isCompleted: boolean,
): Promise<string | null> {
  const allowed = await policy.applicant(user, { access: deps.access, tender_id })
  const refused = form_data && (await takeDraft(deps, user, tender_id, form_data, allowed))
  // what is here, if anything, is not what the producer completed
  if (refused || !isCompleted) return refused ?? null
  return submit(deps, user, tender_id, form_data, allowed)
}

/** How many tenders are taken over at once: 500 one by one would outlast the request. */
const tendersAtOnce = 16

/**
 * Takes over what was chosen and drafted on the device before sign-in: a completed tender becomes
 * SUBMITTED when it can be and DRAFT otherwise, a drafted one DRAFT, a selected one NOT_STARTED, and
 * so is what its owner may not apply for. What the server has is never overwritten. Repeating it
 * changes nothing.
 */
export async function syncApplications(
  deps: Syncing,
  user: User,
  given: DeviceData,
): Promise<Synced> {
  const drafts = new Map(given.drafts.map(({ tender_id, form_data }) => [tender_id, form_data]))
  const asked = [...new Set([...given.selected, ...given.completed, ...drafts.keys()])]
  const summaries = await deps.tenders.findSummaries(asked)
  const known = new Set(summaries.map(({ tender_id }) => tender_id))
  const takeOver = async (tender_id: TenderId) => {
    const form_data = drafts.get(tender_id)
    const isCompleted = given.completed.includes(tender_id)
    const code =
      form_data !== undefined || isCompleted
        ? await takeAnswers(deps, user, tender_id, form_data, isCompleted)
        : null
    await select(deps, user, tender_id)
    return code === null ? [] : [{ tender_id, code }]
  }
  const taken = asked.filter((id) => known.has(id))
  const not_submitted = (await mapInBatches(taken, tendersAtOnce, takeOver)).flat()
  return { not_submitted, unknown: asked.filter((id) => !known.has(id)) }
}
