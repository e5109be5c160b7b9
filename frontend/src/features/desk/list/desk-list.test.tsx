// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadTexts } from '../../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../../ui/test/render-in-english.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { DeskList } from './desk-list.tsx'
import { onePage } from './one-page.ts'
import { sortedBy } from './sorting.ts'

englishPage()
beforeAll(() => loadTexts('desk'))
afterEach(() => localStorage.clear())

interface Wine {
  readonly id: string
  readonly price: number
  /** Where a press on it leads; without it the row has nothing to press. */
  readonly to?: string
}
const wines: readonly Wine[] = [
  { id: 'a', price: 3, to: '#a' },
  { id: 'b', price: 1 },
  { id: 'c', price: 2, to: '#c' },
]
const sorts = ['price', '-price'] as const

function WineList({
  rows = wines,
  onSort,
}: {
  rows?: readonly Wine[]
  onSort?: (sort: string) => void
}) {
  return (
    <DeskList
      caption="Wines"
      list={onePage({ data: rows, error: null, refetch: () => undefined })}
      rowsOf={(page) => page}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'id',
          header: 'Name',
          isRowHeader: true,
          cell: ({ id, to }) => (to ? <a href={to}>{id}</a> : id),
        },
        { key: 'price', header: 'Price', isSortable: true, cell: ({ price }) => price },
      ]}
      {...(onSort && sortedBy(sorts, 'price', onSort))}
      filters={
        <TextField
          label="Search"
          type="search"
          required={false}
          value=""
          onChange={() => undefined}
        />
      }
      csv={{ name: 'wines', make: async () => rows.map(({ id }) => id).join() }}
      groups={[
        { key: 'cheap', title: 'Cheap', holds: ({ price }) => price < 3 },
        { key: 'dear', title: 'Dear', holds: ({ price }) => price >= 3 },
      ]}
      onClear={null}
      empty={{ title: 'No wines' }}
    />
  )
}
const show = (props: Parameters<typeof WineList>[0] = {}) =>
  renderAt(
    '/',
    <QueryClientProvider client={new QueryClient()}>
      <WineList {...props} />
    </QueryClientProvider>,
  )
const focused = () => document.activeElement?.textContent

describe('a list of the desk', () => {
  it('has all of it as CSV', async () => {
    const saved: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:',
        revokeObjectURL: () => undefined,
      }),
    )
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Download CSV' }))
    await expect.poll(() => saved.length).toBe(1)
    expect(await saved[0]?.text()).toBe('a,b,c')
  })

  it('has neither file nor keys while nothing is there', () => {
    show({ rows: [] })
    expect(screen.getByText('No wines')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull()
  })

  it('is gone through over its groups, also where a row has nothing to press', async () => {
    const { user } = show()
    const cheap = within(screen.getByRole('region', { name: /^Cheap/ }))
    expect(cheap.getAllByRole('row')).toHaveLength(3)
    await user.keyboard('j')
    expect(focused()).toContain('b')
    expect(document.activeElement?.tagName).toBe('TR')
    await user.keyboard('j')
    expect(focused()).toBe('c')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('a')
    await user.keyboard('k')
    expect(focused()).toBe('c')
    await user.keyboard('/')
    expect(document.activeElement).toBe(screen.getByLabelText(/Search/))
  })

  it('leaves letters alone where they are switched off, but not the arrows', async () => {
    localStorage.setItem('letterKeys', 'false')
    const { user } = show()
    await user.keyboard('j/')
    expect(document.activeElement).toBe(document.body)
    screen.getByRole('link', { name: 'c' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('a')
  })

  it('is sorted by what can be sorted by, from the header and from the choice of phones', async () => {
    const asked: string[] = []
    const { user } = show({ onSort: (sort) => asked.push(sort) })
    const [header] = screen.getAllByRole('button', { name: 'Price' })
    if (header) await user.click(header)
    const [choice] = screen.getAllByLabelText(/Order/)
    if (choice) await user.selectOptions(choice, 'Price, descending')
    expect(asked).toEqual(['-price', '-price'])
    expect(screen.queryByRole('button', { name: 'Name' })).toBeNull()
  })
})

/** Tables that are a part of one item; what is a page of its own is a list of the desk. */
const tablesOfAnItem = [
  'payments/payment-page.tsx',
  'payments/payment-provider.tsx',
  'producers/producer-letters.tsx',
  'producers/producer-lists.tsx',
  'tenders/intake/review-table.tsx',
]

it('is what every list of the desk is', () => {
  const rooms = join(import.meta.dirname, '../rooms')
  const withTable = readdirSync(rooms, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => /<DataTable|<table/.test(readFileSync(join(rooms, path), 'utf8')))
  expect(withTable.map((path) => path.replaceAll('\\', '/')).toSorted()).toEqual(tablesOfAnItem)
})
