import type { Application } from '#domain/applications/application.ts'
import { type DraftState, emptyFormData } from './autosave.ts'
import type { KeptDraft } from './kept-drafts.ts'
import { isSameFormData } from './same-form-data.ts'

/** What the form begins with: what the server has, or what this device kept and the server does not have. */
export function initialDraft(application: Application, kept: KeptDraft | null): DraftState {
  const { version, form_data, updated_at } = application
  const saved: DraftState = {
    data: form_data ?? emptyFormData,
    version,
    save: { is: 'saved', at: form_data === null ? null : updated_at },
  }
  if (kept === null || isSameFormData(kept.data, saved.data)) return saved
  // nothing on the server, or the very version that the device built on: the device is ahead
  if (form_data === null || kept.version === version) {
    return { data: kept.data, version, save: { is: 'unsaved' } }
  }
  return { data: kept.data, version, save: { is: 'conflict', saved: application } }
}
