// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts } from '../../../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../../../ui/test/render-in-english.tsx'
import { logQueryOf, noFilter } from './log-filter.ts'
import { LogPage } from './log-page.tsx'

englishPage()
beforeAll(() => loadTexts('desk', 'desk-log'))

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

function renderLog(entries: readonly unknown[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const pages = [{ entries, next_cursor: null }]
  const key = ['listDeskLog', logQueryOf(noFilter)]
  queries.setQueryData(key, { pages, pageParams: [undefined] })
  return renderAt(
    '/admin/log',
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
})
