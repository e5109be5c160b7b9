/** Texts longer than this hardly repeat, and would only take memory. */
const longest = 200

/**
 * A pure reading of a text, remembered: price lists and tenders repeat a handful of countries, kinds and
 * containers on every row. All is forgotten when there are more than `most` texts.
 */
export function remembered<Result>(
  read: (text: string) => Result,
  most = 5000,
): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    if (text.length > longest) return read(text)
    // a result may be undefined or null
    if (known.has(text)) return known.get(text) as Result
    const result = read(text)
    if (known.size >= most) known.clear()
    known.set(text, result)
    return result
  }
}
