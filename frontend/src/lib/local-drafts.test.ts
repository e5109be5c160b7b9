import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tenderIdSchema } from '#domain/shared/ids.ts'
import {
  formDrafts,
  readLocalDraft,
  saveLocalDraft,
  setDraftsAside,
  takeDraftsBack,
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
