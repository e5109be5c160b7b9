/** Runs over all items, so many at once; the first failure ends it. */
export async function mapInBatches<Item, Outcome>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    outcomes.push(...(await Promise.all(items.slice(start, start + atOnce).map(run))))
  }
  return outcomes
}
