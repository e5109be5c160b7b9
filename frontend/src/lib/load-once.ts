import { use } from 'react'

export interface LoadedOnce<Value> {
  /** Begins to load; resolves when `read` no longer waits. */
  preload(): Promise<Value>
  /** To be called while rendering: the value at once when it is there, otherwise the page waits for it. */
  read(): Value
}

/** Something that loads when first needed. What was preloaded is rendered in the same breath, as hydrating needs it. */
export function loadOnce<Value>(load: () => Promise<Value>): LoadedOnce<Value> {
  let loading: Promise<Value> | null = null
  const preload = (): Promise<Value> => {
    if (loading === null) {
      const begun = load().then((value) => {
        // as React marks them itself: `use` takes the value of such a promise without waiting
        Object.assign(begun, { status: 'fulfilled', value })
        return value
      })
      loading = begun
    }
    return loading
  }
  // always by `use`: a page that waited for it has to come back to it
  return { preload, read: () => use(preload()) }
}
