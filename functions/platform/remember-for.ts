import type { Clock } from './clock.ts'

/** What `load` gave, for so long; who asks meanwhile gets the same. What failed is asked for again. */
export function rememberFor<Value>(
  ms: number,
  load: () => Promise<Value>,
  now: Clock,
): () => Promise<Value> {
  let kept: { readonly value: Promise<Value>; readonly until: number } | null = null
  return () => {
    const at = now().getTime()
    if (kept !== null && at < kept.until) return kept.value
    const value = load()
    const mine = { value, until: at + ms }
    kept = mine
    value.catch(() => {
      // one that was asked for later may have come meanwhile
      if (kept === mine) kept = null
    })
    return value
  }
}
