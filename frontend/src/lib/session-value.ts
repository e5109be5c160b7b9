/**
 * A JSON value that lives as long as its tab, also while the tab is at another site. Works (for the
 * life of the page) where storage is forbidden.
 */
export function sessionValue<Value>(key: string, parse: (stored: unknown) => Value) {
  let unstored: string | null | undefined
  const readRaw = (): string | null => {
    if (unstored !== undefined) return unstored
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  }
  const write = (raw: string | null): void => {
    try {
      if (raw === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, raw)
      unstored = undefined
    } catch {
      unstored = raw
    }
  }
  return {
    get(): Value {
      try {
        return parse(JSON.parse(readRaw() ?? 'null'))
      } catch {
        return parse(null)
      }
    },
    set: (value: Value): void => write(JSON.stringify(value)),
    remove: (): void => write(null),
  }
}
