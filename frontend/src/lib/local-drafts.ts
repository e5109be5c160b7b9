import { useSyncExternalStore } from 'react'
import type { FormData } from '#domain/applications/application.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { localValue } from './local-value.ts'

/** Form data by tender id, as JSON keeps it. */
export type FormDrafts = Readonly<Record<string, FormData>>

const tenderIds = (stored: unknown): readonly TenderId[] =>
  Array.isArray(stored) ? stored.filter((id): id is TenderId => Number.isInteger(id)) : []

const isFormData = (value: unknown): value is FormData =>
  typeof value === 'object' && value !== null && 'answers' in value

const drafts = (stored: unknown): FormDrafts =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(([, value]) => isFormData(value)))
    : {}

/** The three keys of the specification (point 3): what was chosen and typed before sign-in. */
export const selectedProducts = localValue('selectedProducts', tenderIds)
export const completedApplications = localValue('completedApplications', tenderIds)
export const formDrafts = localValue('formDrafts', drafts)

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
  const merged = Object.entries(drafts(mine)).map(([id, stored]) => [
    id,
    withNewer(stored, newer[id]),
  ])
  formDrafts.set({ ...newer, ...Object.fromEntries(merged) })
  draftsSetAside.set(others)
}

const including = (ids: readonly TenderId[], id: TenderId): readonly TenderId[] =>
  ids.includes(id) ? ids : [...ids, id]

export function selectTender(id: TenderId): void {
  selectedProducts.set(including(selectedProducts.get(), id))
}

export function deselectTender(id: TenderId): void {
  selectedProducts.set(selectedProducts.get().filter((selected) => selected !== id))
}

/** The user asked to submit exactly this and was not signed in any more: the next sign-in submits it. */
export function completeApplication(id: TenderId, formData: FormData): void {
  saveLocalDraft(id, formData)
  completedApplications.set(including(completedApplications.get(), id))
}

export function saveLocalDraft(id: TenderId, formData: FormData): void {
  formDrafts.set({ ...formDrafts.get(), [id]: formData })
}

export function readLocalDraft(id: TenderId): FormData | null {
  return formDrafts.get()[id] ?? null
}

export function removeLocalDraft(id: TenderId): void {
  const { [String(id)]: _removed, ...rest } = formDrafts.get()
  formDrafts.set(rest)
}

const none: readonly TenderId[] = []

/** The tenders chosen on this device, also when another tab changes them. */
export const useSelectedTenders = (): readonly TenderId[] =>
  useSyncExternalStore(selectedProducts.subscribe, selectedProducts.get, () => none)
