import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Application } from '#domain/applications/application.ts'
import { tenderIdSchema } from '#domain/shared/ids.ts'
import { browserGlobals } from '../../lib/test/browser-globals.ts'
import { forgetDraft, keepDraft, latestDataOf } from './kept-drafts.ts'

const tender_id = tenderIdSchema.parse(1)
const named = (contact_name: string) => ({ product_id: null, answers: { contact_name } })
const saved: Application = {
  tender_id,
  status: 'DRAFT',
  form_data: named('saved'),
  submitted_at: null,
  payment_id: null,
  updated_at: '2026-11-22T12:00:00.000Z',
  version: 3,
}
beforeEach(() => void browserGlobals())
afterEach(() => vi.unstubAllGlobals())

it('shows what could no longer be saved before what was saved', () => {
  expect(latestDataOf(saved)).toEqual(named('saved'))
  keepDraft(tender_id, named('typed when the plan had ended'), 3)
  expect(latestDataOf(saved)).toEqual(named('typed when the plan had ended'))
  forgetDraft(tender_id)
  expect(latestDataOf({ ...saved, form_data: null })).toEqual({ product_id: null, answers: {} })
})
