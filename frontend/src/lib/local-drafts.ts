import { useSyncExternalStore } from 'react'
import type { FormData } from '#domain/applications/application.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { localValue } from './local-value.ts'

/** Form data by tender id, as JSON keeps it. */
export type FormDrafts = Readonly<Record<string, FormData>>

/** What of it can be read as tender ids. */
export const tenderIdsOf = (stored: unknown): readonly TenderId[] =>
  Array.isArray(stored) ? stored.filter((id): id is TenderId => Number.isInteger(id)) : []

const isFormData = (value: unknown): value is FormData =>
  typeof value === 'object' && value !== null && 'answers' in value

/** What of it can be read as drafts. */
export const draftsOf = (stored: unknown): FormDrafts =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(([, value]) => isFormData(value)))
    : {}

/** What of it can be read as versions by tender id. */
export const versionsOf = (stored: unknown): Readonly<Record<string, number>> =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(([, value]) => Number.isInteger(value)))
    : {}

/** The three keys of the specification (point 3): what was chosen and typed before sign-in. */
export const selectedProducts = localValue('selectedProducts', tenderIdsOf)
export const completedApplications = localValue('completedApplications', tenderIdsOf)
export const formDrafts = localValue('formDrafts', draftsOf)

/** Beside them: what was given up and can be brought back. */
export const discardedDrafts = localValue('discardedDrafts', draftsOf)

/** On which saved version each draft builds; one typed before sign-in builds on none. */
export const formDraftVersions = localValue('formDraftVersions', versionsOf)

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
