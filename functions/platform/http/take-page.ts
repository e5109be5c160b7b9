import { writeCursor } from './cursor.ts'

/** A function answers with 6 MB at most (Lambda quotas); this much of it is for the items of a page. */
const mostPageBytes = 5 * 1024 * 1024

/** An answer travels as a JSON string inside JSON, so its quotes and backslashes are escaped twice. */
const bytesInAnswer = (item: unknown): number =>
  Buffer.byteLength(JSON.stringify(JSON.stringify(item)))

/**
 * The first items, as many as were asked for or as an answer can hold, and the cursor of the next page;
 * null: there is none. To know that, it needs one item more than it takes.
 */
export async function takePage<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  limit: number,
  positionOf: (last: Item) => unknown,
): Promise<{ page: Item[]; next_cursor: string | null }> {
  const page: Item[] = []
  let bytes = 0
  for await (const item of items) {
    bytes += bytesInAnswer(item)
    const last = page.at(-1)
    const isFull = page.length === limit || bytes > mostPageBytes
    if (last !== undefined && isFull) return { page, next_cursor: writeCursor(positionOf(last)) }
    page.push(item)
  }
  return { page, next_cursor: null }
}

/** So many of them, or all there are; no more are read. */
export async function firstOf<Item>(items: AsyncIterable<Item>, count: number): Promise<Item[]> {
  const first: Item[] = []
  for await (const item of items) {
    first.push(item)
    if (first.length === count) break
  }
  return first
}

/** The items behind a position, by falling keys: what is newest comes first. */
export const newestAfter = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  position: string | null,
): Item[] =>
  items
    .filter((item) => position === null || keyOf(item) < position)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1))

/** The items behind a position, by rising keys: what is oldest comes first. */
export const oldestAfter = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  position: string | null,
): Item[] =>
  items
    .filter((item) => position === null || keyOf(item) > position)
    .sort((a, b) => (keyOf(a) > keyOf(b) ? 1 : -1))
