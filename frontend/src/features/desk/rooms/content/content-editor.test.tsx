// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadTexts } from '../../../../i18n/i18n.ts'
import { answer } from '../../../../lib/test/browser-globals.ts'
import { englishPage, renderAt } from '../../../../ui/test/render-in-english.tsx'
import { ToastProvider } from '../../../../ui/toasts.tsx'
import { ItemPage } from './item-page.tsx'

englishPage()
beforeAll(() => loadTexts('desk', 'desk-content', 'enquiries', 'content'))
afterEach(() => vi.unstubAllGlobals())

const contact = {
  kind: 'contact',
  company: 'Test AB',
  address: '',
  email: 'a@b.example',
  phone: '',
}
const item = {
  kind: 'contact',
  content_id: 'contact',
  version: 1,
  draft: contact,
  published: null,
  published_at: null,
  updated_at: '2026-11-23T10:00:00.000Z',
  before: null,
  missing: [],
  faults: [],
  rendered: {},
}

let giveAnswer: (response: Response) => void
beforeEach(() => {
  const answered = new Promise<Response>((resolve) => {
    giveAnswer = resolve
  })
  vi.stubGlobal('fetch', () => answered)
})

function renderItem() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queries.setQueryData(['getContent', 'contact', 'contact'], item)
  return renderAt(
    '/admin/content/contact/contact',
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <Routes>
          <Route path="/admin/content/:kind/:contentId" element={<ItemPage />} />
        </Routes>
      </ToastProvider>
    </QueryClientProvider>,
  )
}

const phone = () => screen.getByLabelText<HTMLInputElement>(/Telephone/)
const saved = (changed: object) =>
  answer(200, { ...item, version: 2, draft: { ...contact, ...changed } })

it('keeps what is typed while a save is on its way, as not yet saved', async () => {
  const { user } = renderItem()
  await user.type(phone(), '12')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await user.type(phone(), '34')
  giveAnswer(saved({ phone: '12' }))
  await screen.findByText('The draft is saved')
  expect(phone().value).toBe('1234')
  screen.getByText('There are changes that are not saved.', { exact: false })
})

it('shows what was saved where nothing was typed since', async () => {
  const { user } = renderItem()
  await user.type(phone(), '12 ')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  giveAnswer(saved({ phone: '12' }))
  await screen.findByText('The draft is saved')
  expect(phone().value).toBe('12')
  expect(screen.queryByText('There are changes that are not saved.', { exact: false })).toBeNull()
})
