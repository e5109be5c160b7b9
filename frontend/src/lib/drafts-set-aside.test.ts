import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FormData } from '#domain/applications/application.ts'
import { documentIdSchema, tenderIdSchema } from '#domain/shared/ids.ts'
import { setDraftsAside, takeDraftsBack } from './drafts-set-aside.ts'
import {
  completeApplication,
  completedApplications,
  discardedDrafts,
  formDrafts,
  formDraftVersions,
  readLocalDraft,
  saveLocalDraft,
  selectedProducts,
  selectTender,
} from './local-drafts.ts'
import { browserGlobals } from './test/browser-globals.ts'

const [first, second] = [1, 2].map((id) => tenderIdSchema.parse(id)) as [never, never]
const draft = (name: string) => ({ product_id: null, answers: { contact_name: name } })
beforeEach(() => void browserGlobals())
afterEach(() => vi.unstubAllGlobals())

it('keeps what one user typed from the next one, for the first one', () => {
  saveLocalDraft(first, draft('Anna'))
  saveLocalDraft(second, draft('Anna'))
  setDraftsAside('anna')
  takeDraftsBack('berta')
  expect(formDrafts.get()).toEqual({})
  setDraftsAside('berta')
  // typed by a visitor who turns out to be Anna
  saveLocalDraft(second, { product_id: null, answers: { importer: 'Sample Imports' } })
  takeDraftsBack('anna')
  expect(readLocalDraft(first)).toEqual(draft('Anna'))
  expect(readLocalDraft(second)?.answers).toEqual({
    contact_name: 'Anna',
    importer: 'Sample Imports',
  })
  setDraftsAside('anna')
  expect(formDrafts.get()).toEqual({})
})

it('gives everything of a draft back: answers to rules, documents, waivers, prices', () => {
  const documentOf = (id: string) => documentIdSchema.parse(id)
  const whole: FormData = {
    product_id: null,
    answers: { contact_name: 'Anna' },
    tender_version: 3,
    facts: { so2TotalMgPerL: '95', 'organic.claimed': false },
    documents: { document_import_letter: documentOf('doc_00000001') },
    waivers: [{ rule_id: 'SE-1', reason: 'Agreed by telephone' }],
    price_lines: [{ volume_ml: 3000, price: '12.50' }],
    price_figures: { litres: 0.75, figures: { freight: 0.3 } },
  }
  saveLocalDraft(first, whole)
  saveLocalDraft(second, whole)
  setDraftsAside('anna')
  saveLocalDraft(second, {
    product_id: null,
    answers: {},
    facts: { 'organic.claimed': true },
    documents: { document_other: documentOf('doc_00000002') },
  })
  takeDraftsBack('anna')
  expect(readLocalDraft(first)).toEqual(whole)
  expect(readLocalDraft(second)).toEqual({
    ...whole,
    facts: { so2TotalMgPerL: '95', 'organic.claimed': true },
    documents: {
      document_import_letter: documentOf('doc_00000001'),
      document_other: documentOf('doc_00000002'),
    },
  })
})

it('keeps what a session left that ended by itself for its user', () => {
  takeDraftsBack('anna')
  saveLocalDraft(first, draft('Anna'))
  completeApplication(second, draft('Anna'))
  // the session has ended without a word, and somebody else signs in
  takeDraftsBack('berta')
  expect(formDrafts.get()).toEqual({})
  expect(completedApplications.get()).toEqual([])
  saveLocalDraft(first, draft('Berta'))
  setDraftsAside('berta')
  takeDraftsBack('anna')
  expect(formDrafts.get()).toEqual({ [first]: draft('Anna'), [second]: draft('Anna') })
  expect(completedApplications.get()).toEqual([second])
})

it('leaves what the same user typed where it is', () => {
  takeDraftsBack('anna')
  saveLocalDraft(first, draft('Anna'))
  takeDraftsBack('anna')
  expect(readLocalDraft(first)).toEqual(draft('Anna'))
})

it('hands what a visitor typed after somebody signed out to who signs in', () => {
  takeDraftsBack('anna')
  setDraftsAside('anna')
  saveLocalDraft(first, draft('Berta'))
  takeDraftsBack('berta')
  expect(readLocalDraft(first)).toEqual(draft('Berta'))
})

it('signs in over what cannot be read', () => {
  localStorage.setItem('formDraftsSetAside', '{"anna":{"1":{}},"berta":null}')
  takeDraftsBack('anna')
  takeDraftsBack('berta')
  expect(formDrafts.get()).toEqual({})
})

it('keeps what one user gave up from the next one, for the first one', () => {
  takeDraftsBack('anna')
  discardedDrafts.set({ [first]: draft('Anna') })
  setDraftsAside('anna')
  takeDraftsBack('berta')
  expect(discardedDrafts.get()).toEqual({})
  setDraftsAside('berta')
  takeDraftsBack('anna')
  expect(discardedDrafts.get()).toEqual({ [first]: draft('Anna') })
})

it('keeps what one user chose, and on what their drafts build, from the next one, for the first one', () => {
  takeDraftsBack('anna')
  saveLocalDraft(first, draft('Anna'))
  formDraftVersions.set({ [first]: 3 })
  selectTender(second)
  setDraftsAside('anna')
  takeDraftsBack('berta')
  expect(selectedProducts.get()).toEqual([])
  expect(formDraftVersions.get()).toEqual({})
  setDraftsAside('berta')
  // chosen by a visitor who turns out to be Anna
  selectTender(first)
  takeDraftsBack('anna')
  expect(selectedProducts.get()).toEqual([first, second])
  expect(formDraftVersions.get()).toEqual({ [first]: 3 })
})

it('leaves what was chosen after a session had ended by itself to who signs in', () => {
  takeDraftsBack('anna')
  saveLocalDraft(first, draft('Anna'))
  // the session has ended without a word, and somebody else chooses
  selectTender(second)
  takeDraftsBack('berta')
  expect(selectedProducts.get()).toEqual([second])
  expect(formDrafts.get()).toEqual({})
})

it('gives no version back that is of no draft', () => {
  formDraftVersions.set({ [first]: 3 })
  discardedDrafts.set({ [second]: draft('Anna') })
  setDraftsAside('anna')
  saveLocalDraft(first, draft('Anna'))
  takeDraftsBack('anna')
  expect(formDraftVersions.get()).toEqual({})
})
