import type { TenderId } from '#domain/shared/ids.ts'
import { type ApiInput, type ApiOutput, callApi } from './api.ts'
import { logError } from './error-log.ts'
import { completedApplications, formDrafts, selectedProducts } from './local-drafts.ts'

/** What the contract takes at once; more is left for the next sign-in. */
const atOnce = 500

type Sent = ApiInput<'syncApplications'>['body']
type Answer = ApiOutput<'syncApplications'>

/** Hands what this device holds to the server; a failure is logged and nothing is removed. */
export async function syncLocalDrafts(): Promise<Answer | null> {
  const sent: Sent = {
    selected: selectedProducts.get().slice(0, atOnce),
    completed: completedApplications.get().slice(0, atOnce),
    drafts: Object.entries(formDrafts.get())
      .slice(0, atOnce)
      .map(([id, form_data]) => ({ tender_id: Number(id), form_data })),
  }
  if (sent.selected.length + sent.completed.length + sent.drafts.length === 0) return null
  try {
    const answer = await callApi('syncApplications', { body: sent })
    removeTaken(sent, answer)
    return answer
  } catch (thrown) {
    logError(thrown)
    return null
  }
}

/** A draft that was refused so is with this device only. */
const notTakenCodes: readonly string[] = ['version_conflict', 'access_plan_required']

/** Removes what the server has now; what was typed meanwhile, or for a tender it does not know, stays. */
function removeTaken(sent: Sent, answer: Answer): void {
  const without = (ids: readonly TenderId[], taken: readonly number[]) =>
    ids.filter((id) => !taken.includes(id))
  keepOrRemove(selectedProducts, without(selectedProducts.get(), sent.selected))
  keepOrRemove(completedApplications, without(completedApplications.get(), sent.completed))
  const sentDrafts = new Map(sent.drafts.map((draft) => [String(draft.tender_id), draft.form_data]))
  // what the server does not have: the tender is gone, another draft is there, or no access yet
  const notTaken = new Set(
    [
      ...answer.unknown,
      ...answer.not_submitted
        .filter(({ code }) => notTakenCodes.includes(code))
        .map(({ tender_id }) => tender_id),
    ].map(String),
  )
  const left = Object.entries(formDrafts.get()).filter(
    ([id, now]) => notTaken.has(id) || JSON.stringify(sentDrafts.get(id)) !== JSON.stringify(now),
  )
  if (left.length === 0) formDrafts.remove()
  else formDrafts.set(Object.fromEntries(left))
}

function keepOrRemove(
  store: { set(ids: readonly TenderId[]): void; remove(): void },
  left: readonly TenderId[],
): void {
  if (left.length === 0) store.remove()
  else store.set(left)
}
