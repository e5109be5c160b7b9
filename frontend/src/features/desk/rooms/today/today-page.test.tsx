// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts } from '../../../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../../../ui/test/render-in-english.tsx'
import { countsByRoom, type Today } from '../../use-today.ts'
import { TodayPage } from './today-page.tsx'

englishPage()
beforeAll(() => loadTexts('desk', 'desk-today', 'timeline', 'views'))

const check: Today['items'][number] = {
  kind: 'check',
  path: 'applications/a/1',
  due: '2026-11-27',
  since: '2026-11-20T10:00:00.000Z',
  about: 'Test SARL \u00b7 Red',
  tender: null,
  responsible: null,
  step: null,
}
const today: Today = {
  today: '2026-11-23',
  not_read: [],
  counts: [
    { kind: 'check', count: 100, is_more: true },
    { kind: 'reference', count: 1, is_more: false },
  ],
  items: [
    { ...check, kind: 'reference', path: 'applications/b/1', due: '2026-11-20' },
    { ...check, kind: 'job', path: 'log?view=jobs&area=documents', due: null, about: 'documents' },
    {
      ...check,
      kind: 'mail_trouble',
      path: 'log?view=mails&address=a%2B1%40b.example&trouble=yes',
      due: null,
      about: 'a+1@b.example',
    },
    check,
  ],
}

function renderToday(data: Today, address = '/admin') {
  const queries = new QueryClient({
    defaultOptions: { queries: { queryFn: () => data, staleTime: Infinity } },
  })
  queries.setQueryData(['getToday'], data)
  queries.setQueryData(['getToday', 'check'], data)
  return renderAt(
    address,
    <QueryClientProvider client={queries}>
      <TodayPage />
    </QueryClientProvider>,
  )
}

describe('the page of the day', () => {
  it('shows what is late, due today and due soon, each leading to its item', () => {
    renderToday(today)
    const late = within(screen.getByRole('region', { name: /^Late/ }))
    expect(late.getByRole('link', { name: 'Record the reference' }).getAttribute('href')).toBe(
      '/admin/applications/b/1',
    )
    expect(late.getByText('3 days late')).toBeDefined()
    const now = within(screen.getByRole('region', { name: /^Today/ }))
    expect(now.getByRole('row', { name: /Work has failed for good/ }).textContent).toContain(
      'Documents',
    )
    const mail = now.getByRole('link', { name: 'An e-mail came back or was reported as spam' })
    expect(mail.getAttribute('href')).toBe(
      '/admin/log?view=mails&address=a%2B1%40b.example&trouble=yes',
    )
    const soon = within(screen.getByRole('region', { name: /^Next 14 days/ }))
    expect(soon.getByText('in 4 days')).toBeDefined()
    expect(screen.getByText(/There is more waiting than is listed/)).toBeDefined()
    const all = screen.getByRole('link', { name: 'All in the list: Check (100+)' })
    expect(all.getAttribute('href')).toBe('/admin/applications?stage=to_check')
  })

  it('says of an order which step is late, and leads to its record', () => {
    const path = 'applications/b/1?part=order'
    renderToday({ ...today, items: [{ ...check, kind: 'order', path, step: 'pickup' }] })
    const link = screen.getByRole('link', { name: 'A step of the order is late' })
    expect(link.getAttribute('href')).toBe(`/admin/${path}`)
    expect(screen.getByText('Pickup')).toBeDefined()
  })

  it('is filtered by the address, and says when nothing of it waits', async () => {
    renderToday(today, '/admin?kind=check')
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Check the application',
      'All in the list: Check (100+)',
    ])
    await userEvent.selectOptions(screen.getByLabelText('Who'), 'Mine')
    expect(await screen.findByText('Nothing matches the filters')).toBeDefined()
  })

  it('says that nothing waits, but not where a list is missing', () => {
    const nothing = { ...today, counts: [], items: [] }
    renderToday(nothing)
    expect(screen.getByText('Nothing to do')).toBeDefined()
    cleanup()
    renderToday({ ...nothing, not_read: ['payments'] })
    expect(screen.getByText('Could not be read: payments')).toBeDefined()
    expect(screen.queryByText('Nothing to do')).toBeNull()
  })

  it('says that more waits where all kinds together are cut, and not where all is listed', () => {
    const counts = (count: number) => [
      { kind: 'check' as const, count, is_more: false },
      { kind: 'reference' as const, count: 2, is_more: false },
    ]
    renderToday({ ...today, counts: counts(2) })
    expect(screen.queryByText(/There is more waiting than is listed/)).toBeNull()
    cleanup()
    renderToday({ ...today, counts: counts(3) })
    expect(screen.getByText(/There is more waiting than is listed/)).toBeDefined()
  })

  it('is counted by room', () => {
    expect([...countsByRoom(today.counts)]).toEqual([
      ['applications', '101+'],
      ['today', '101+'],
    ])
  })
})
