// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { publishedTenderSchema } from '#domain/tenders/published-tender.ts'
import { loadTexts } from '../../../../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../../../../ui/test/render-in-english.tsx'
import { TenderPage } from './tender-page.tsx'
import { deskTenderKey } from './use-desk-tender.ts'

englishPage()
afterEach(() => void vi.unstubAllGlobals())
beforeAll(() => loadTexts('desk', 'desk-tenders', 'tenders', 'vocabulary'))
// the dialog is the browser's own, and jsdom has none
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true
  })
  HTMLDialogElement.prototype.close = vi.fn()
})

const silent = Object.fromEntries(
  Object.keys(publishedTenderSchema.unwrap().shape).map((field) => [field, null]),
)
const published = publishedTenderSchema.parse({
  ...silent,
  id: 'systembolaget-1',
  record_kind: 'tender',
  completeness: 'full',
  monopoly: 'systembolaget',
  market: 'SE',
  status: 'published',
  source: 'https://example.org',
  reference: 'TND-7',
  product_type: 'Red wine',
  region: 'Fleurie',
  offer_deadline: '2099-01-01',
})
const result = {
  winner: 'Test Import AB',
  product: null,
  score: null,
  price: { amount_minor: 12950, currency: 'SEK' },
  offers: 41,
  decided_on: null,
  evidence: 'https://example.org/results',
  by: 'operator',
  at: '2027-01-01T10:00:00.000Z',
}
const place = { sheet: 'Plan', page: null, row: 3, column: 4, header: null, text: 'Red wine' }

function renderTender(change: { held_until?: string; result?: typeof result } = {}) {
  const tender = {
    tender_id: 7,
    version: 2,
    published,
    sample: null,
    result: change.result ?? null,
  }
  const found = {
    title: 'Red wine, Fleurie',
    tender: { ...tender, updated_at: '2027-01-01T10:00:00.000Z' },
    criteria: [],
    corrected: false,
    held_until: change.held_until ?? null,
    evidence: { product_type: [place] },
    left_out: [{ ...place, header: 'Shelf', text: 'Seven' }],
  }
  const versions = [
    {
      version: 2,
      at: '2027-01-01T10:00:00.000Z',
      change: 'changed',
      fields: [{ field: 'region', before: 'Beaujolais', after: 'Fleurie' }],
      requirements: [],
    },
    { version: 1, at: '2026-12-01T10:00:00.000Z', change: null, fields: [], requirements: [] },
  ]
  const fit = { products: 0, producers: 0, before: 0, after: 0, strong: 0, fitting_producers: 0 }
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  })
  queries.setQueryData(deskTenderKey(7), found)
  queries.setQueryData([...deskTenderKey(7), 'versions'], { versions })
  queries.setQueryData(['countFitOfTender', 7, 2, []], { ...fit, left_over: [] })
  const hold = (held_until: string | null) =>
    act(() => void queries.setQueryData(deskTenderKey(7), { ...found, held_until }))
  const page = renderAt(
    '/admin/tenders/7',
    <QueryClientProvider client={queries}>
      <Routes>
        <Route path="/admin/tenders/:tenderId" element={<TenderPage />} />
      </Routes>
    </QueryClientProvider>,
  )
  return { ...page, hold }
}

it('shows where words stood, what no field took, and what each version changed', () => {
  renderTender()
  expect(screen.getByText(/Systembolaget · TND-7 · Open · version 2/)).toBeDefined()
  expect(screen.getByRole('row', { name: /Type of product D3/ })).toBeDefined()
  expect(screen.getByRole('row', { name: /Shelf/ }).textContent).toContain('Seven')
  const versions = within(screen.getByRole('region', { name: 'Versions' }))
  expect(versions.getByText('Beaujolais')).toBeDefined()
  expect(versions.getByText(/first published/)).toBeDefined()
})

it('offers the undo only while nobody is told', () => {
  renderTender({ held_until: new Date(Date.now() + 60_000).toISOString() })
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  cleanup()
  renderTender({ held_until: new Date(Date.now() - 1000).toISOString() })
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

/** Every request fails as one does whose tender was changed meanwhile. */
const refuse = (code: string, status: number) =>
  vi.stubGlobal('fetch', async () => Response.json({ error: { code } }, { status }))

it('says that an undo failed also where nothing can be undone any more', async () => {
  refuse('undo_expired', 409)
  const { user, hold } = renderTender({ held_until: new Date(Date.now() + 60_000).toISOString() })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('It could not be saved')
  hold(null)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  expect(screen.getByText('It could not be saved')).toBeDefined()
})

it('says within the dialog that a withdrawal failed', async () => {
  refuse('version_conflict', 409)
  const { user } = renderTender()
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Cancelled')
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
  expect(await dialog.findByText('It could not be saved')).toBeDefined()
})

it('adds what the publication does not say', async () => {
  const { user } = renderTender()
  const fields = screen.getByLabelText('Add what the file does not say')
  const offered = within(fields).getAllByRole('option')
  const names = offered.map(({ textContent }) => textContent)
  expect(names).toContain('Closure')
  expect(names).not.toContain('Region')
  await user.selectOptions(fields, 'closure')
  expect(screen.getByLabelText(/^Closure/)).toBeDefined()
})

it('asks for the winner and the source of a result', async () => {
  const { user } = renderTender()
  await user.click(screen.getByRole('button', { name: 'Record the result' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getAllByText('This is not a valid value for this field.')).toHaveLength(2)
})

it('shows who won, and that the tender is awarded', () => {
  renderTender({ result })
  expect(screen.getByText(/Awarded · version 2/)).toBeDefined()
  const section = within(screen.getByRole('region', { name: 'Result' }))
  expect(section.getByText('Test Import AB')).toBeDefined()
  expect(section.getByText(/129\.50/)).toBeDefined()
  expect(section.getByRole('link').textContent).toBe('example.org/results')
  expect(section.getByRole('button', { name: 'Correct the result' })).toBeDefined()
})
