import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applicationRoutes } from '#contracts/applications.ts'
import { tenderIdSchema } from '#domain/shared/ids.ts'
import {
  completeApplication,
  readLocalDraft,
  saveLocalDraft,
  selectTender,
} from './local-drafts.ts'
import { syncLocalDrafts } from './sync-local-drafts.ts'
import { answer, browserGlobals } from './test/browser-globals.ts'

const tender = (id: number) => tenderIdSchema.parse(id)
const draft = (name: string) => ({ product_id: null, answers: { contact_name: name } })
const taken = { applications: [], not_submitted: [], unknown: [] as number[] }
const keys = ['selectedProducts', 'completedApplications', 'formDrafts']
const kept = () => keys.filter((key) => localStorage.getItem(key) !== null)

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  browserGlobals()
  vi.stubGlobal('fetch', fetched)
  selectTender(tender(1))
  selectTender(tender(2))
  completeApplication(tender(2), draft('Anna'))
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

describe('handing over what was typed before sign-in', () => {
  it('sends it as the contract wants it, then removes the three keys', async () => {
    fetched.mockResolvedValue(answer(200, taken))
    await syncLocalDrafts()
    const sent: unknown = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))
    expect(applicationRoutes.syncApplications.body().parse(sent)).toEqual({
      selected: [1, 2],
      completed: [2],
      drafts: [{ tender_id: 2, form_data: draft('Anna') }],
    })
    expect(kept()).toEqual([])
  })

  it('keeps everything, and notes the failure, when the server refuses', async () => {
    fetched.mockResolvedValue(answer(500, { error: { code: 'internal_error' } }))
    expect(await syncLocalDrafts()).toBeNull()
    expect(kept()).toEqual(keys)
    expect(localStorage.getItem('errorLog')).toContain('internal_error')
  })

  it('keeps the draft of a tender that the server does not know', async () => {
    fetched.mockResolvedValue(answer(200, { ...taken, unknown: [2] }))
    await syncLocalDrafts()
    expect(kept()).toEqual(['formDrafts'])
    expect(readLocalDraft(tender(2))).toEqual(draft('Anna'))
  })

  it.each(['version_conflict', 'access_plan_required'])(
    'keeps a draft that the server refuses with %s',
    async (code) => {
      fetched.mockResolvedValue(answer(200, { ...taken, not_submitted: [{ tender_id: 2, code }] }))
      await syncLocalDrafts()
      expect(kept()).toEqual(['formDrafts'])
      expect(readLocalDraft(tender(2))).toEqual(draft('Anna'))
    },
  )

  it('keeps what was typed while the call was under way', async () => {
    fetched.mockImplementation(async () => {
      saveLocalDraft(tender(2), draft('Anna-Lena'))
      selectTender(tender(3))
      return answer(200, taken)
    })
    await syncLocalDrafts()
    expect(readLocalDraft(tender(2))).toEqual(draft('Anna-Lena'))
    expect(localStorage.getItem('selectedProducts')).toBe('[3]')
  })

  it('asks nothing when there is nothing', async () => {
    localStorage.clear()
    expect(await syncLocalDrafts()).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })

  it('survives storage that something else has filled', async () => {
    localStorage.setItem('selectedProducts', '{"not":"a list"}')
    localStorage.setItem('completedApplications', 'broken{')
    localStorage.setItem('formDrafts', '[1,2]')
    expect(await syncLocalDrafts()).toBeNull()
  })
})
