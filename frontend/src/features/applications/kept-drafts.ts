import type { Application, FormData } from '#domain/applications/application.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import {
  formDraftVersions,
  readLocalDraft,
  removeLocalDraft,
  saveLocalDraft,
} from '../../lib/local-drafts.ts'
import { emptyFormData } from './autosave.ts'

/** A draft on this device that the server does not have yet. */
export interface KeptDraft {
  readonly data: FormData
  /** The saved version it builds on; null: typed before sign-in. */
  readonly version: number | null
}

export function keepDraft(id: TenderId, data: FormData, version: number | null): void {
  saveLocalDraft(id, data)
  const { [String(id)]: _before, ...rest } = formDraftVersions.get()
  formDraftVersions.set(version === null ? rest : { ...rest, [String(id)]: version })
}

export function findKeptDraft(id: TenderId): KeptDraft | null {
  const data = readLocalDraft(id)
  return data === null ? null : { data, version: formDraftVersions.get()[String(id)] ?? null }
}

/** What a draft that may only be read shows: what could no longer be saved is newer than what was. */
export const latestDataOf = ({ tender_id, form_data }: Application): FormData =>
  findKeptDraft(tender_id)?.data ?? form_data ?? emptyFormData

export function forgetDraft(id: TenderId): void {
  removeLocalDraft(id)
  const { [String(id)]: _removed, ...rest } = formDraftVersions.get()
  formDraftVersions.set(rest)
}
