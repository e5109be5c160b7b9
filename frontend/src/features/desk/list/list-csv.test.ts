import { expect, it } from 'vitest'
import { listCsv, rowsCsv } from './list-csv.ts'

const row = (id: string, price: number) => ({ id, price, tags: ['x', id] })

it('writes fields under their names and what is made of a row under its own', async () => {
  const columns = ['id', ['tags', ({ tags }: ReturnType<typeof row>) => tags.join(' ')]] as const
  expect(await rowsCsv(columns, [row('a', 1)])).toBe('\ufeffid,tags\r\na,x a\r\n')
})

it('puts several lists one after the other under one head', async () => {
  const only = (id: string) => async () => ({ rows: [row(id, 3)], next_cursor: null })
  const text = await listCsv({
    columns: ['id', 'price'],
    rowsOf: ({ rows }) => rows,
    ask: [only('a'), only('b')],
  })
  expect(text).toBe('\ufeffid,price\r\na,3\r\nb,3\r\n')
})

it('asks for all pages of a list, as long as they may be', async () => {
  const asked: unknown[] = []
  type Page = { readonly rows: ReturnType<typeof row>[]; readonly next_cursor: string | null }
  const text = await listCsv<Page, ReturnType<typeof row>>({
    columns: ['id', 'price'],
    rowsOf: ({ rows }) => rows,
    ask: async (page) => {
      asked.push(page)
      return page.cursor === undefined
        ? { rows: [row('a', 1)], next_cursor: 'further' }
        : { rows: [row('b', 2)], next_cursor: null }
    },
  })
  expect(text).toBe('\ufeffid,price\r\na,1\r\nb,2\r\n')
  expect(asked).toEqual([
    { cursor: undefined, limit: 100 },
    { cursor: 'further', limit: 100 },
  ])
})
