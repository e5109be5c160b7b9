// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '../../../i18n/i18n.ts'
import { byCursor } from '../../../lib/pages-of.ts'
import { englishPage, renderAt } from '../../../ui/test/render-in-english.tsx'
import { DeskList } from './desk-list.tsx'

englishPage()
beforeAll(() => loadTexts('desk'))

/** Answers of as many rows as told, one after the other; how many were asked for. */
function showAnswers(counts: readonly number[]) {
  const asked: number[] = []
  function Rows() {
    const list = useInfiniteQuery({
      queryKey: ['rows'],
      queryFn: async ({ pageParam }) => {
        const at = Number(pageParam ?? 0)
        asked.push(at)
        const rows = Array.from({ length: counts[at] ?? 0 }, (_, n) => ({ id: `${at}-${n}` }))
        return { rows, next_cursor: at + 1 < counts.length ? String(at + 1) : null }
      },
      ...byCursor,
    })
    return (
      <DeskList
        caption="Rows"
        list={list}
        rowsOf={({ rows }) => rows}
        rowKey={({ id }) => id}
        columns={[{ key: 'id', header: 'Name', isRowHeader: true, cell: ({ id }) => id }]}
        csv={{ name: 'rows', make: async () => '' }}
        onClear={() => undefined}
        empty={{ title: 'No rows' }}
      />
    )
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = renderAt(
    '/',
    <QueryClientProvider client={queries}>
      <Rows />
    </QueryClientProvider>,
  )
  return { ...page, asked }
}

it('goes on over answers without rows until a page is full, and from there when asked', async () => {
  const { user, asked } = showAnswers([0, 20, 0, 40, 3, 0, 60, 1])
  expect(await screen.findByText('60 entries')).toBeDefined()
  expect(asked).toEqual([0, 1, 2, 3])
  await user.click(screen.getByRole('button', { name: /more/i }))
  expect(await screen.findByText('123 entries')).toBeDefined()
  expect(asked).toEqual([0, 1, 2, 3, 4, 5, 6])
})

it('says that nothing is there only when all was looked at', async () => {
  const { asked } = showAnswers([0, 0, 0])
  expect(await screen.findByText('Nothing matches the filters')).toBeDefined()
  expect(asked).toEqual([0, 1, 2])
})
