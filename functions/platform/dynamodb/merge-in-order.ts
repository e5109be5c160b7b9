import type { Look } from './look.ts'
import type { Row } from './table.ts'

/** Lists that may stop before their end, and where all of them together stopped. */
interface Stops {
  /** Of each list, in their order. */
  readonly looks: readonly Look[]
  readonly keyOf: (row: Row) => string
  readonly all: Look
}

/**
 * Lists that are each in the order of their keys, as one in that order; each is read only as far as it is asked for.
 * Where one of them stopped looking, all end there: what the others hold behind it is not next.
 */
export async function* mergeInOrder<Item>(
  lists: readonly AsyncGenerator<Item>[],
  keyOf: (item: Item) => string,
  descending = false,
  stops?: Stops,
): AsyncGenerator<Item> {
  const heads = await Promise.all(
    lists.map(async (list, at) => ({ list, look: stops?.looks[at], head: await list.next() })),
  )
  const keyAt = ({ head, look }: (typeof heads)[number]): string | null => {
    if (!head.done) return keyOf(head.value)
    return look?.stoppedAt && stops ? stops.keyOf(look.stoppedAt) : null
  }
  for (;;) {
    const first = heads
      .flatMap((one) => {
        const key = keyAt(one)
        return key === null ? [] : [{ one, key }]
      })
      .reduce<{ one: (typeof heads)[number]; key: string } | null>(
        (best, next) =>
          best === null || (descending ? next.key > best.key : next.key < best.key) ? next : best,
        null,
      )
    if (first === null) return
    const { one } = first
    if (one.head.done) {
      if (stops) stops.all.stoppedAt = one.look?.stoppedAt ?? null
      return
    }
    yield one.head.value
    one.head = await one.list.next()
  }
}
