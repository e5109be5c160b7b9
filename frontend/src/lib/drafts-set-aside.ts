import type { FormData } from '#domain/applications/application.ts'
import { draftsOf, type FormDrafts, formDrafts } from './local-drafts.ts'
import { localValue } from './local-value.ts'

/** What users who signed out here had not handed over: the next user neither sees it nor gets it. */
const draftsSetAside = localValue<Readonly<Record<string, FormDrafts>>>(
  'formDraftsSetAside',
  (stored) => (typeof stored === 'object' && stored !== null ? { ...stored } : {}),
)

export function setDraftsAside(userId: string): void {
  const mine = formDrafts.get()
  if (Object.keys(mine).length === 0) return
  draftsSetAside.set({ ...draftsSetAside.get(), [userId]: mine })
  formDrafts.remove()
}

/** What was typed since is newer; all else of a draft stays as it was set aside. */
function withNewer(stored: FormData, newer: FormData | undefined): FormData {
  if (newer === undefined) return stored
  return {
    ...stored,
    ...newer,
    product_id: newer.product_id ?? stored.product_id,
    answers: { ...stored.answers, ...newer.answers },
    facts: { ...stored.facts, ...newer.facts },
    documents: { ...stored.documents, ...newer.documents },
  }
}

/** Gives a user back what was set aside for them here. */
export function takeDraftsBack(userId: string): void {
  const { [userId]: mine, ...others } = draftsSetAside.get()
  if (mine === undefined) return
  const newer = formDrafts.get()
  const merged = Object.entries(draftsOf(mine)).map(([id, stored]) => [
    id,
    withNewer(stored, newer[id]),
  ])
  formDrafts.set({ ...newer, ...Object.fromEntries(merged) })
  draftsSetAside.set(others)
}
