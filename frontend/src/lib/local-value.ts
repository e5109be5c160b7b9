/**
 * A JSON value in local storage. Works (for the life of the page) where storage is full or
 * forbidden; tells its followers of changes made here and in other tabs.
 */
export function localValue<Value>(key: string, parse: (stored: unknown) => Value) {
  const listeners = new Set<() => void>()
  let cached: { raw: string | null; value: Value } | null = null
  let unstored: string | null | undefined

  const readRaw = (): string | null => {
    if (unstored !== undefined) return unstored
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const get = (): Value => {
    const raw = readRaw()
    if (cached === null || cached.raw !== raw) cached = { raw, value: parse(jsonOf(raw)) }
    return cached.value
  }
  const write = (raw: string | null): void => {
    try {
      if (raw === null) localStorage.removeItem(key)
      else localStorage.setItem(key, raw)
      unstored = undefined
    } catch {
      unstored = raw
    }
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== key && event.key !== null) return
    for (const listener of listeners) listener()
  }
  return {
    get,
    set: (value: Value): void => write(JSON.stringify(value)),
    remove: (): void => write(null),
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
  }
}

function jsonOf(raw: string | null): unknown {
  try {
    return raw === null ? null : JSON.parse(raw)
  } catch {
    return null
  }
}
