interface Step<Key, Result> {
  readonly further: Map<Key, Step<Key, Result>>
  /** Rows of a list say the same as the one above: it is looked at before the map. */
  lastKey: Key | undefined
  last: Step<Key, Result> | undefined
  result: Result | undefined
}

const step = <Key, Result>(): Step<Key, Result> => ({
  further: new Map(),
  lastKey: undefined,
  last: undefined,
  result: undefined,
})

/**
 * What was read before of the same keys one after the other. `remembered` for several: a key put together of them
 * would be a new text for every row, and of a large list's time to make and to look up it would take a tenth.
 * All is forgotten when there are more than `most` results.
 */
export function rememberedPaths<Key, Result extends object | string>(most: number) {
  let root = step<Key, Result>()
  let results = 0
  return (keys: readonly Key[], read: () => Result): Result => {
    let at = root
    for (const key of keys) {
      let next = key === at.lastKey ? at.last : at.further.get(key)
      if (next === undefined) {
        next = step()
        at.further.set(key, next)
      }
      at.lastKey = key
      at.last = next
      at = next
    }
    if (at.result !== undefined) return at.result
    const result = read()
    if (results >= most) {
      root = step()
      results = 0
    }
    at.result = result
    results += 1
    return result
  }
}
