/** Lists that are each in the order of their keys, as one in that order; each is read only as far as it is asked for. */
export async function* mergeInOrder<Item>(
  lists: readonly AsyncGenerator<Item>[],
  keyOf: (item: Item) => string,
  descending = false,
): AsyncGenerator<Item> {
  const heads = await Promise.all(lists.map(async (list) => ({ list, head: await list.next() })))
  for (;;) {
    const first = heads
      .flatMap((one) => (one.head.done ? [] : [{ one, key: keyOf(one.head.value) }]))
      .reduce<{ one: (typeof heads)[number]; key: string } | null>(
        (best, next) =>
          best === null || (descending ? next.key > best.key : next.key < best.key) ? next : best,
        null,
      )
    if (first === null) return
    const { one } = first
    if (!one.head.done) yield one.head.value
    one.head = await one.list.next()
  }
}
