import type { FormData } from '#domain/applications/application.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import {
  completedApplications,
  discardedDrafts,
  draftsOf,
  type FormDrafts,
  formDrafts,
  formDraftVersions,
  selectedProducts,
  tenderIdsOf,
  versionsOf,
} from './local-drafts.ts'
import { localValue } from './local-value.ts'

/** What a user had not handed over when somebody else came to this device. */
interface SetAside {
  readonly drafts: FormDrafts
  readonly versions: Readonly<Record<string, number>>
  /** Given up, and only theirs to bring back. */
  readonly discarded: FormDrafts
  /** Asked to be submitted at the next sign-in: at that of this user alone. */
  readonly completed: readonly TenderId[]
  /** Chosen, and not handed over. */
  readonly selected: readonly TenderId[]
}

/** What of it can be read. */
const entryOf = (stored: Partial<SetAside> | null): SetAside => ({
  drafts: draftsOf(stored?.drafts),
  discarded: draftsOf(stored?.discarded),
  versions: versionsOf(stored?.versions),
  completed: tenderIdsOf(stored?.completed),
  selected: tenderIdsOf(stored?.selected),
})

/** By user: the next one neither sees it nor gets it. */
const setAside = localValue<Readonly<Record<string, SetAside>>>('formDraftsSetAside', (stored) =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).map(([user, entry]) => [user, entryOf(entry)]))
    : {},
)

/**
 * Whose session was the last on this device, until they sign out: a session also ends by itself, in an open page or
 * between two visits, and what was typed then stays in view.
 */
const lastUser = localValue('formDraftsUser', (stored) =>
  typeof stored === 'string' ? stored : null,
)

/** At signing out: what of this user is on the device is nobody else's. */
export function setDraftsAside(userId: string): void {
  lastUser.remove()
  moveAside(userId, selectedProducts.get())
}

function moveAside(userId: string, selected: readonly TenderId[]): void {
  const mine: SetAside = {
    drafts: formDrafts.get(),
    versions: formDraftVersions.get(),
    discarded: discardedDrafts.get(),
    completed: completedApplications.get(),
    selected,
  }
  if (Object.values(mine).every((part) => Object.keys(part).length === 0)) return
  setAside.set({ ...setAside.get(), [userId]: mine })
  if (selected.length > 0) selectedProducts.remove()
  for (const value of [formDrafts, formDraftVersions, discardedDrafts, completedApplications]) {
    value.remove()
  }
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

const union = (ids: readonly TenderId[], more: readonly TenderId[]): readonly TenderId[] => [
  ...new Set([...ids, ...more]),
]

/** At signing in: sets aside what another user's session left here, and gives back what was set aside for this one. */
export function takeDraftsBack(userId: string): void {
  const before = lastUser.get()
  // what is chosen in a session is on the server at once: what lies here was chosen by who signs in now
  if (before !== null && before !== userId) moveAside(before, [])
  lastUser.set(userId)
  const { [userId]: mine, ...others } = setAside.get()
  if (mine === undefined) return
  const newer = formDrafts.get()
  const merged = Object.entries(mine.drafts).map(([id, stored]) => [
    id,
    withNewer(stored, newer[id]),
  ])
  formDrafts.set({ ...newer, ...Object.fromEntries(merged) })
  discardedDrafts.set({ ...mine.discarded, ...discardedDrafts.get() })
  const versions = Object.entries(mine.versions).filter(([id]) => id in mine.drafts)
  formDraftVersions.set({ ...formDraftVersions.get(), ...Object.fromEntries(versions) })
  completedApplications.set(union(completedApplications.get(), mine.completed))
  selectedProducts.set(union(selectedProducts.get(), mine.selected))
  setAside.set(others)
}
