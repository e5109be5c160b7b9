// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadTexts } from '../../../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../../../ui/test/render-in-english.tsx'
import type { ListedMessage } from './message-csv.ts'
import { MessagePage } from './message-page.tsx'

englishPage()
beforeAll(() => loadTexts('desk', 'desk-messages'))

const enquiry_id = 'cns_00000000-0000-4000-8000-000000000001'
const asked = {
  kind: 'consultation',
  enquiry_id,
  received_at: '2026-11-25T10:00:00Z',
  name: 'Asker',
  company: null,
  email: 'enquirer@example.com',
  phone: '+33 1 00 00 00 00',
  topic: 'Bottles',
  times: ['2098-12-01T10:00:00Z', '2098-12-02T10:00:00Z'],
  time_zone: 'Europe/Paris',
  language: 'fr',
  status: 'new',
  responsible: null,
  due: '2098-11-27',
  version: 3,
  appointment: null,
}
const listedAs = (said: object) =>
  ({ enquiry: { ...asked, ...said }, reference: 'C-00000000' }) as unknown as ListedMessage

type Sent = Record<string, unknown>
let stored: ListedMessage
let changes: Sent[]
/** How the change that comes next is answered; null: it is made. */
let refusal: string | null

beforeEach(() => {
  stored = listedAs({})
  changes = []
  refusal = null
  // what the desk's routes answer, over one stored enquiry
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') {
      const change = JSON.parse(String(body)) as Sent
      changes.push(change)
      if (refusal !== null) return Response.json({ error: { code: refusal } }, { status: 409 })
      const { version, appointment, ...rest } = change
      const talk = appointment
        ? {
            ...(appointment as object),
            state: 'agreed',
            sequence: 0,
            changed_at: asked.received_at,
          }
        : null
      stored = listedAs({
        ...stored.enquiry,
        ...rest,
        appointment: talk,
        version: Number(version) + 1,
      })
    }
    return Response.json(stored)
  })
})
afterEach(() => vi.unstubAllGlobals())

function renderPage() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queries.setQueryData(['findEnquiry', enquiry_id], stored)
  return renderAt(
    `/admin/messages/${enquiry_id}`,
    <QueryClientProvider client={queries}>
      <Routes>
        <Route path="/admin/messages/:enquiryId" element={<MessagePage />} />
      </Routes>
    </QueryClientProvider>,
  )
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

it('keeps the due day that was typed, not those it passes through', async () => {
  renderPage()
  // "15" is the 1st on its way
  type('Answer by', '2098-12-01')
  type('Answer by', '2098-12-15')
  expect(changes).toEqual([])
  fireEvent.blur(field('Answer by'))
  await waitFor(() => expect(changes).toEqual([{ version: 3, due: '2098-12-15' }]))
  expect(field('Answer by').value).toBe('2098-12-15')
})

it('keeps it by Enter, and what is changed meanwhile after it', async () => {
  renderPage()
  type('Answer by', '2098-12-16')
  const form = field('Answer by').form
  if (form === null) throw new Error('no form')
  fireEvent.submit(form)
  fireEvent.blur(field('Answer by'))
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'closed' } })
  await waitFor(() =>
    expect(changes).toEqual([
      { version: 3, due: '2098-12-16' },
      { version: 4, status: 'closed' },
    ]),
  )
})

it('shows what is kept where a day is taken out', () => {
  renderPage()
  type('Answer by', '')
  fireEvent.blur(field('Answer by'))
  expect(field('Answer by').value).toBe('2098-11-27')
  expect(changes).toEqual([])
})

it('offers no telephone number of a visitor for the mail', () => {
  renderPage()
  expect(screen.getByText(/\+33 1 00 00 00 00/)).toBeTruthy()
  expect(field('How you will talk').value).toBe('')
})

it('keeps what was typed of a talk that somebody else changed meanwhile, with the reason', async () => {
  const { user } = renderPage()
  type('Day and time', '2098-12-03T14:00')
  type('How you will talk', 'Video: https://talk.example/1')
  refusal = 'version_conflict'
  const theirs = {
    starts_at: '2098-12-02T10:00:00Z',
    minutes: 30,
    where: 'Telephone',
    state: 'agreed',
    sequence: 0,
    changed_at: asked.received_at,
  }
  stored = listedAs({ version: 4, appointment: theirs })
  await user.click(screen.getByRole('button', { name: 'Agree and send' }))
  const move = await screen.findByRole('button', { name: 'Change and send' })
  expect(field('How you will talk').value).toBe('Video: https://talk.example/1')
  expect(field('Day and time').value).toBe('2098-12-03T14:00')
  expect(screen.getByRole('alert')).toBeTruthy()
  refusal = null
  await user.click(move)
  await waitFor(() => expect(changes.at(-1)).toMatchObject({ version: 4 }))
})

it('leaves the focus on the button once a time is agreed', async () => {
  const { user } = renderPage()
  await user.click(screen.getAllByRole('button', { name: 'Choose this time' })[0] as HTMLElement)
  type('How you will talk', 'Telephone')
  await user.click(screen.getByRole('button', { name: 'Agree and send' }))
  const move = await screen.findByRole('button', { name: 'Change and send' })
  expect(document.activeElement).toBe(move)
  expect(changes).toMatchObject([{ appointment: { starts_at: '2098-12-01T10:00:00.000Z' } }])
})

it('leaves the focus where it can be read that a talk is called off', async () => {
  stored = listedAs({
    appointment: {
      starts_at: '2098-12-02T10:00:00Z',
      minutes: 30,
      where: 'Telephone',
      state: 'agreed',
      sequence: 0,
      changed_at: asked.received_at,
    },
  })
  const { user } = renderPage()
  await user.click(screen.getByRole('button', { name: 'Call off' }))
  await user.click(screen.getByRole('button', { name: 'Call off and tell the enquirer' }))
  const line = await screen.findByText('No time is agreed yet.')
  await waitFor(() => expect(document.activeElement).toBe(line.closest('p')))
})
