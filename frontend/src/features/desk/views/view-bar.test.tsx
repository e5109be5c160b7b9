// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts } from '../../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../../ui/test/render-in-english.tsx'
import { ViewBar } from './view-bar.tsx'

englishPage()
beforeAll(() => loadTexts('desk', 'views'))

const views = [
  {
    list: 'tenders',
    shelf: 'own',
    view_id: 'view_00000001',
    name: 'Finland',
    search: 'market=FI&state=open',
  },
  {
    list: 'tenders',
    shelf: 'shared',
    view_id: 'view_00000002',
    name: 'Closed',
    search: 'state=closed',
  },
  { list: 'log', shelf: 'own', view_id: 'view_00000003', name: 'Mails', search: 'view=mails' },
]

function open(address: string, saved = views) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queries.setQueryData(['listDeskViews'], { views: saved })
  return renderAt(
    address,
    <QueryClientProvider client={queries}>
      <ViewBar list="tenders" />
    </QueryClientProvider>,
  )
}
const current = () => document.querySelector('[aria-current]')?.textContent

describe('the saved views of a list', () => {
  it('are addresses of it, and tell which of them is shown, in whatever order it is said', async () => {
    const { user } = open('/admin/tenders?state=open&market=FI')
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Finland',
      'Closedshared',
    ])
    expect(current()).toBe('Finland')
    await user.click(screen.getByRole('link', { name: /Closed/ }))
    expect(current()).toContain('Closed')
    await user.click(screen.getByRole('link', { name: 'All' }))
    expect(current()).toBe('All')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('offer to save what the address says besides, and leave the view as it was', () => {
    open('/admin/tenders?market=FI')
    expect(current()).toBeUndefined()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Save this view',
    ])
  })

  it('can be renamed and removed while they are shown', () => {
    open('/admin/tenders?state=closed')
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Rename',
      'Remove',
    ])
  })

  it('are not spoken of while there are none and nothing is to be saved', () => {
    const { container } = open('/admin/tenders', [])
    expect(container.textContent).toBe('')
  })
})
