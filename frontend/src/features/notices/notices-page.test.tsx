// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../ui/test/render-in-english.tsx'
import { ToastProvider } from '../../ui/toasts.tsx'
import { NoticesPage } from './notices-page.tsx'

englishPage()
beforeAll(() => loadTexts('notices', 'timeline'))

const notice = {
  kind: 'match',
  notice_id: 'n-1',
  made_at: '2026-11-02T10:00:00.000Z',
  read_at: '2026-11-02T11:00:00.000Z',
  tender: { tender_id: 1008, market: 'SE', title: 'Red wine', titles: null },
  tender_version: 1,
  counts: { strong: 1, possible: 0, near: 0 },
  searches: [],
}

/** The page before and after all notices that it has loaded are removed. */
async function renderEmptied(next_cursor: string | null) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const listed = (notices: readonly unknown[]) =>
    queries.setQueryData(['listNotices'], {
      pages: [{ notices, next_cursor }],
      pageParams: [undefined],
    })
  listed([notice])
  queries.setQueryData(['countUnreadNotices'], { unread: 0 })
  renderAt(
    '/notices',
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <NoticesPage />
      </ToastProvider>
    </QueryClientProvider>,
  )
  screen.getByRole('link', { name: /Red wine/ })
  const list = screen.getByRole('list', { name: 'Notifications' })
  list.focus()
  await act(async () => {
    listed([])
    await new Promise((done) => setTimeout(done))
  })
  return list
}

it('offers older notices when those that were loaded are removed, and keeps the focus', async () => {
  const list = await renderEmptied('older')
  expect(screen.queryByText('No notifications yet')).toBeNull()
  screen.getByRole('button', { name: 'Show more' })
  expect(document.activeElement).toBe(list)
})

it('says that there are none when there is no other page', async () => {
  await renderEmptied(null)
  screen.getByText('No notifications yet')
})
