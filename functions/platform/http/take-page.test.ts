import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { readCursor } from './cursor.ts'
import { newestAfter, takePage } from './take-page.ts'

const megabyte = 1024 * 1024
const itemsOf = (count: number, text = '') =>
  Array.from({ length: count }, (_, id) => ({ id, text }))

/** All pages of a list, asked for one after the other. */
async function pagesOf(items: readonly { id: number; text: string }[], limit: number) {
  const pages: (typeof items)[] = []
  let cursor: string | undefined
  do {
    const position = readCursor(z.int(), cursor)
    const after = position.ok && position.value !== null ? position.value : -1
    const rest = items.filter(({ id }) => id > after)
    const { page, next_cursor } = await takePage(rest, limit, ({ id }) => id)
    pages.push(page)
    cursor = next_cursor ?? undefined
  } while (cursor !== undefined)
  return pages
}

describe('a page', () => {
  it('holds as many items as were asked for, and the last one ends the list', async () => {
    const sizes = async (count: number) =>
      (await pagesOf(itemsOf(count), 3)).map(({ length }) => length)
    expect(await sizes(7)).toEqual([3, 3, 1])
    expect(await sizes(6)).toEqual([3, 3])
    expect(await sizes(0)).toEqual([0])
  })

  it.each([
    ['letters', 'x'],
    ['characters of three bytes', '\u20ac'],
    ['quotes, which an answer escapes twice', '"'],
    ['control characters, which an answer escapes twice', '\u0001'],
  ])('of long items ends before an answer is larger than 6 MB: %s', async (_, character) => {
    const items = itemsOf(60, character.repeat(150_000))
    const pages = await pagesOf(items, 100)
    expect(pages.flat()).toEqual(items)
    for (const page of pages) {
      const answer = JSON.stringify({ statusCode: 200, body: JSON.stringify({ page }) })
      expect(Buffer.byteLength(answer)).toBeLessThan(6 * megabyte)
    }
  })

  it('holds at least one item, so that every list comes to its end', async () => {
    const items = itemsOf(3, 'x'.repeat(6 * megabyte))
    expect((await pagesOf(items, 100)).map(({ length }) => length)).toEqual([1, 1, 1])
  })

  it('begins behind the one before, newest first', () => {
    const days = ['2027-01-02', '2027-01-03', '2027-01-01']
    expect(newestAfter(days, (day) => day, null)).toEqual([
      '2027-01-03',
      '2027-01-02',
      '2027-01-01',
    ])
    expect(newestAfter(days, (day) => day, '2027-01-02')).toEqual(['2027-01-01'])
  })
})
