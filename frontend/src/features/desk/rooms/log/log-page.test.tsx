// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadTexts } from '../../../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../../../ui/test/render-in-english.tsx'
import { logQueryOf, mailQueryOf, noFilter } from './log-filter.ts'
import { LogPage } from './log-page.tsx'

englishPage()
beforeAll(() => loadTexts('desk', 'desk-log', 'desk-today', 'views'))
// jsdom has none; the keys of the tabs need no escaping
beforeAll(() => void vi.stubGlobal('CSS', { escape: (text: string) => text }))
afterEach(() => window.history.replaceState(null, '', '/'))

const entry = {
  event_id: '2026-11-02T10:00:00.000Z#000000000001',
  at: '2026-11-02T10:00:00.000Z',
  kind: 'change',
  actor_id: 'a',
  actor_email: 'admin@example.com',
  role: 'admin',
  action: 'saveMarket',
  status: 200,
  subject: 'markets/NO',
  before: 'coming_soon',
  after: 'live',
  reason: null,
  request_id: 'r1',
}
const refused = {
  ...entry,
  event_id: `${entry.at}#000000000002`,
  action: 'saveTender',
  status: 409,
}

const mail = {
  mail_key: '2026-11-02T10:00:00.000Z#m1',
  address: 'gone@producer.example',
  sent_at: '2026-11-02T10:00:00.000Z',
  sender: 'billing',
  subject: 'Your invoice',
  state: 'bounced',
  state_at: '2026-11-02T10:00:05.000Z',
  detail: 'Permanent: 550 user unknown',
}
const job = {
  job_id: 'j1',
  area: 'matching',
  asked_at: '2026-11-02T10:00:00.000Z',
  about: { kind: 'tender', tender_id: 1008 },
}

function renderLog(entries: readonly unknown[], search = '') {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const keep = (key: unknown[], page: object) =>
    queries.setQueryData(key, { pages: [page], pageParams: [undefined] })
  keep(['listDeskLog', logQueryOf(noFilter)], { entries, next_cursor: null })
  keep(['listMails', mailQueryOf(noFilter)], { mails: [mail], next_cursor: null })
  queries.setQueryData(['listFailedJobs'], { jobs: [job], more: ['matching'] })
  // a change is made to the address of the window, which the router of a test does not set
  window.history.replaceState(null, '', `/admin/log${search}`)
  return renderAt(
    `/admin/log${search}`,
    <QueryClientProvider client={queries}>
      <LogPage />
    </QueryClientProvider>,
  )
}

describe('the log of the desk', () => {
  it('says who did what to what, and what was before and after', () => {
    renderLog([entry])
    const row = screen.getByRole('row', { name: /saveMarket/ })
    for (const word of [
      'admin@example.com',
      'administrator',
      'markets/NO',
      'coming_soon',
      'live',
    ]) {
      expect(row.textContent).toContain(word)
    }
    expect(row.textContent).not.toContain('refused')
  })

  it('tells what was refused from what was done', () => {
    renderLog([refused])
    expect(screen.getByRole('row', { name: /saveTender/ }).textContent).toContain('refused (409)')
  })

  it('is gone through with J and K, and / goes to the search', async () => {
    const { user } = renderLog([entry, refused])
    const [, first, second] = screen.getAllByRole('row')
    const buttonOf = (row: HTMLElement | undefined) => row && within(row).getAllByRole('button')[0]
    await user.keyboard('j')
    expect(document.activeElement).toBe(buttonOf(first))
    await user.keyboard('j')
    expect(document.activeElement).toBe(buttonOf(second))
    await user.keyboard('k')
    expect(document.activeElement).toBe(buttonOf(first))
    await user.keyboard('/')
    expect(document.activeElement).toBe(screen.getByLabelText(/About/))
    // in a field a letter is a letter
    await user.keyboard('j')
    expect((document.activeElement as HTMLInputElement).value).toBe('j')
  })

  it('says what will be there while nothing is', () => {
    renderLog([])
    expect(screen.getByText('Nothing has been done yet')).toBeDefined()
  })

  it('says of a mail what became of it, and of which room it is', async () => {
    const { user } = renderLog([entry])
    await user.click(screen.getByRole('tab', { name: 'E-mails' }))
    const row = screen.getByRole('row', { name: /gone@producer.example/ })
    for (const word of ['Your invoice', 'Payments', 'Came back', '550 user unknown'])
      expect(row.textContent).toContain(word)
  })

  it('finds failed work by what it is about, and says where more of it waits', async () => {
    const { user } = renderLog([entry], '?view=jobs')
    expect(screen.getByRole('row', { name: /tender_id: 1008/ }).textContent).toContain('Matching')
    expect(screen.getByText('Not everything is listed for: Matching')).toBeDefined()
    await user.click(screen.getByLabelText(/Search by kind/))
    await user.paste('1009')
    expect(await screen.findByText('Nothing matches the filters')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByRole('row', { name: /tender_id: 1008/ })).toBeDefined()
  })
})
