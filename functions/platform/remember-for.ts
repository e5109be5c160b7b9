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
    kept = { value, until: at + ms }
    value.catch(() => {
      kept = null
    })
    return value
  }
}
