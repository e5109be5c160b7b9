import type { Application, FormData } from '#domain/applications/application.ts'
import { ApiError, errorCodeOf } from '../../lib/api-error.ts'
import { externalStore } from '../../lib/external-store.ts'
import { isSameFormData } from './same-form-data.ts'

/** How long typing pauses before the draft goes to the server. */
export const saveAfterMs = 1000
/** After a failure it is tried again by itself. */
export const retryAfterMs = 8000

export type SaveState =
  | { readonly is: 'saved'; readonly at: string | null }
  | { readonly is: 'unsaved' }
  | { readonly is: 'saving' }
  | { readonly is: 'failed'; readonly code: string }
  /** Another version was saved meanwhile: both are kept until the producer decides. */
  | { readonly is: 'conflict'; readonly saved: Application }

export interface DraftState {
  readonly data: FormData
  /** The saved version that `data` builds on. */
  readonly version: number
  readonly save: SaveState
}

export interface AutosaveDeps {
  readonly save: (data: FormData, version: number) => Promise<Application>
  /** Keeps it on the device, at every change. */
  readonly keep: (data: FormData, version: number) => void
  /** The server has it: the device need not keep it. */
  readonly forget: () => void
  readonly onSaved: (application: Application) => void
}

export const emptyFormData: FormData = { product_id: null, answers: {} }

/** Saves a draft on the device at every change and on the server when typing pauses; loses nothing. */
export function createAutosave(initial: DraftState, deps: AutosaveDeps) {
  const store = externalStore(initial)
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null

  const update = (change: Partial<DraftState>) => store.set({ ...store.get(), ...change })
  const schedule = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  function arrived(saved: Application, sent: FormData): void {
    const { data } = store.get()
    deps.onSaved(saved)
    if (isSameFormData(data, sent)) {
      deps.forget()
      update({
        // as the server has it: with who waives a rule and when, without what was said of another product
        data: saved.form_data ?? data,
        version: saved.version,
        save: { is: 'saved', at: saved.updated_at },
      })
    } else {
      deps.keep(data, saved.version)
      update({ version: saved.version, save: { is: 'unsaved' } })
      schedule(saveAfterMs)
    }
  }

  function refused(thrown: unknown, sent: FormData): void {
    const saved = savedVersion(thrown)
    if (saved !== null && saved.form_data !== null && isSameFormData(saved.form_data, sent)) {
      arrived(saved, sent)
    } else if (saved !== null) {
      update({ save: { is: 'conflict', saved } })
    } else {
      update({ save: { is: 'failed', code: errorCodeOf(thrown) } })
      if (errorCodeOf(thrown) === 'network' || errorCodeOf(thrown) === 'internal_error') {
        schedule(retryAfterMs)
      }
    }
  }

  async function send(): Promise<void> {
    const { data: sent, version } = store.get()
    update({ save: { is: 'saving' } })
    try {
      arrived(await deps.save(sent, version), sent)
    } catch (thrown) {
      refused(thrown, sent)
    }
  }

  /** Saves now what is not saved yet; resolves when that is decided. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (running !== null) await running
    const { is } = store.get().save
    if (is !== 'unsaved' && is !== 'failed') return
    running = send().finally(() => {
      running = null
    })
    await running
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    flush,
    change(data: FormData): void {
      const { version, save } = store.get()
      deps.keep(data, version)
      if (save.is === 'conflict') {
        update({ data })
        return
      }
      // a save under way looks at what changed when it comes back
      update({ data, save: save.is === 'saving' ? save : { is: 'unsaved' } })
      if (save.is !== 'saving') schedule(saveAfterMs)
    },
    /** A newer version came from the server; taken over where nothing here would be lost. */
    adopt(application: Application): void {
      const { version, save } = store.get()
      if (save.is !== 'saved' || application.version <= version) return
      update({
        data: application.form_data ?? emptyFormData,
        version: application.version,
        save: { is: 'saved', at: application.updated_at },
      })
    },
    keepMine(): Promise<void> {
      const { data, save } = store.get()
      if (save.is !== 'conflict') return Promise.resolve()
      deps.keep(data, save.saved.version)
      update({ version: save.saved.version, save: { is: 'unsaved' } })
      return flush()
    },
    takeTheirs(): void {
      const { save } = store.get()
      if (save.is !== 'conflict') return
      deps.forget()
      deps.onSaved(save.saved)
      update({
        data: save.saved.form_data ?? emptyFormData,
        version: save.saved.version,
        save: { is: 'saved', at: save.saved.updated_at },
      })
    },
    /** Something waits to be saved from before: begin with it. */
    resume(): void {
      if (store.get().save.is === 'unsaved') schedule(saveAfterMs)
    },
    stop: () => clearTimeout(timer),
  }
}
export type Autosave = ReturnType<typeof createAutosave>

/** The version that a refusal tells of. */
function savedVersion(thrown: unknown): Application | null {
  if (!(thrown instanceof ApiError)) return null
  if (thrown.code !== 'version_conflict' && thrown.code !== 'transition_not_allowed') return null
  return (thrown.details as { saved?: Application } | undefined)?.saved ?? null
}
