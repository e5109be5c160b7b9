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
  // rows of a list say the same as the one above, or nothing at all
  let lastText: Key | undefined
  let lastResult: Result | undefined
  return (text) => {
    if (text === lastText && text !== undefined) return lastResult as Result
    if (typeof text === 'string' && text.length > longest) return read(text)
    let result = known.get(text)
    // a result may be undefined
    if (result === undefined && !known.has(text)) {
      result = read(text)
      if (known.size >= most) known.clear()
      known.set(text, result)
    }
    lastText = text
    lastResult = result
    return result as Result
  }
}
