/** Texts longer than this hardly repeat, and would only take memory. */
const longest = 200

/**
 * A pure reading of a text (or a number), remembered: price lists and tenders repeat a handful of countries, kinds and
 * containers on every row. All is forgotten when there are more than `most` texts.
 */
export function remembered<Result, Key = string>(
  read: (text: Key) => Result,
  most = 5000,
): (text: Key) => Result {
  const known = new Map<Key, Result>()
  return (text) => {
    if (typeof text === 'string' && text.length > longest) return read(text)
    const found = known.get(text)
    if (found !== undefined) return found
    // a result may be undefined
    if (known.has(text)) return found as Result
    const result = read(text)
    if (known.size >= most) known.clear()
    known.set(text, result)
    return result
  }
}
