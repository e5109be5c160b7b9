import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Application, FormData } from '#domain/applications/application.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { ApiError } from '../../lib/api-error.ts'
import { createAutosave, type DraftState, retryAfterMs, saveAfterMs } from './autosave.ts'
import { initialDraft } from './initial-draft.ts'

const answers = (price: string): FormData => ({ product_id: null, answers: { price } })
const application = (version: number, form_data: FormData | null): Application => ({
  tender_id: 7 as TenderId,
  status: form_data === null ? 'NOT_STARTED' : 'DRAFT',
  form_data,
  submitted_at: null,
  payment_id: null,
  updated_at: '2026-01-10T12:00:00Z',
  version,
})

/** A server that keeps one draft, as the real one does: a save on an older version is refused. */
function serverWith(first: Application) {
  const server = {
    saved: first,
    saves: 0,
    isReachable: true,
    async save(data: FormData, version: number): Promise<Application> {
      server.saves += 1
      await Promise.resolve()
      if (!server.isReachable) throw new ApiError('network')
      if (version !== server.saved.version) {
        throw new ApiError('version_conflict', { saved: server.saved })
      }
      server.saved = application(version + 1, data)
      return server.saved
    },
  }
  return server
}

function start(server: ReturnType<typeof serverWith>, initial?: DraftState) {
  const device: { kept: FormData | null } = { kept: null }
  const autosave = createAutosave(initial ?? initialDraft(server.saved, null), {
    save: server.save,
    keep: (data) => {
      device.kept = data
    },
    forget: () => {
      device.kept = null
    },
    onSaved: () => {},
  })
  return { autosave, device }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('autosave', () => {
  it('goes on with what the server made of it', async () => {
    const server = serverWith(application(0, null))
    const { autosave } = start({
      ...server,
      save: async (_, version) => application(version + 1, answers('7')),
    })
    autosave.change({ ...answers('7'), facts: {} })
    await pass(saveAfterMs)
    expect(autosave.get()).toMatchObject({ version: 1, save: { is: 'saved' } })
    expect(autosave.get().data).toEqual(answers('7'))
  })

  it('keeps every change on the device and saves once when typing pauses', async () => {
    const server = serverWith(application(0, null))
    const { autosave, device } = start(server)
    autosave.change(answers('8'))
    autosave.change(answers('8.4'))
    expect(device.kept).toEqual(answers('8.4'))
    await pass(saveAfterMs)
    expect(server.saves).toBe(1)
    expect(server.saved.form_data).toEqual(answers('8.4'))
    expect(autosave.get().save.is).toBe('saved')
    expect(device.kept).toBeNull()
  })

  it('saves what is typed while a save is under way', async () => {
    const server = serverWith(application(0, null))
    const { autosave } = start(server)
    autosave.change(answers('8'))
    const saving = autosave.flush()
    autosave.change(answers('9'))
    await saving
    expect(autosave.get().save.is).toBe('unsaved')
    await pass(saveAfterMs)
    expect(server.saved).toMatchObject({ version: 2, form_data: answers('9') })
  })

  it('keeps everything without a network and saves it when that is back', async () => {
    const server = serverWith(application(0, null))
    const { autosave, device } = start(server)
    server.isReachable = false
    autosave.change(answers('8'))
    await pass(saveAfterMs)
    expect(autosave.get().save).toEqual({ is: 'failed', code: 'network' })
    expect(device.kept).toEqual(answers('8'))
    server.isReachable = true
    await pass(retryAfterMs)
    expect(server.saved.form_data).toEqual(answers('8'))
    expect(autosave.get().save.is).toBe('saved')
  })

  it('tells the later of two tabs and overwrites nothing', async () => {
    const server = serverWith(application(0, null))
    const first = start(server)
    const second = start(server)
    first.autosave.change(answers('8'))
    await pass(saveAfterMs)
    second.autosave.change(answers('9'))
    await pass(saveAfterMs)
    expect(server.saved.form_data).toEqual(answers('8'))
    expect(second.autosave.get()).toMatchObject({
      data: answers('9'),
      save: { is: 'conflict', saved: { form_data: answers('8') } },
    })
    // typing on in a conflict stays on the device
    second.autosave.change(answers('10'))
    await pass(retryAfterMs)
    expect(server.saved.form_data).toEqual(answers('8'))
    expect(second.device.kept).toEqual(answers('10'))
    await second.autosave.keepMine()
    expect(server.saved).toMatchObject({ version: 2, form_data: answers('10') })
  })

  it('takes the other version over when asked', async () => {
    const server = serverWith(application(3, answers('8')))
    const { autosave, device } = start(server, {
      data: answers('9'),
      version: 2,
      save: { is: 'unsaved' },
    })
    await autosave.flush()
    autosave.takeTheirs()
    expect(autosave.get()).toMatchObject({ data: answers('8'), version: 3, save: { is: 'saved' } })
    expect(device.kept).toBeNull()
  })

  it('does not call the same content a conflict', async () => {
    const server = serverWith(application(3, answers('8')))
    const { autosave } = start(server, {
      data: answers('8'),
      version: 2,
      save: { is: 'unsaved' },
    })
    await autosave.flush()
    expect(autosave.get()).toMatchObject({ version: 3, save: { is: 'saved' } })
  })

  it('takes a newer version over only where nothing would be lost', () => {
    const server = serverWith(application(1, answers('8')))
    const clean = start(server).autosave
    clean.adopt(application(2, answers('9')))
    expect(clean.get().data).toEqual(answers('9'))
    const dirty = start(server).autosave
    dirty.change(answers('10'))
    dirty.adopt(application(2, answers('9')))
    expect(dirty.get().data).toEqual(answers('10'))
  })
})

describe('what the form begins with', () => {
  const saved = application(4, answers('8'))
  it.each([
    ['nothing on the device', saved, null, 'saved', '8'],
    ['the same on the device', saved, { data: answers('8'), version: 2 }, 'saved', '8'],
    ['the device is ahead', saved, { data: answers('9'), version: 4 }, 'unsaved', '9'],
    ['both went on', saved, { data: answers('9'), version: 3 }, 'conflict', '9'],
    ['typed before sign-in', saved, { data: answers('9'), version: null }, 'conflict', '9'],
    ['only selected', application(1, null), { data: answers('9'), version: null }, 'unsaved', '9'],
  ] as const)('%s', (_, given, kept, is, price) => {
    const draft = initialDraft(given, kept)
    expect(draft.save.is).toBe(is)
    expect(draft.data.answers.price).toBe(price)
    expect(draft.version).toBe(given.version)
  })
})
