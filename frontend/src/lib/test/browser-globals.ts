import { vi } from 'vitest'

/** What the modules of `lib` expect of a browser, for tests that run in Node: storage, events, an address. */
export function browserGlobals(): EventTarget {
  const stored = new Map<string, string>()
  const storage: Storage = {
    get length() {
      return stored.size
    },
    key: (at) => [...stored.keys()][at] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, String(value)),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  }
  const events = new EventTarget()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('location', { pathname: '/tenders' })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  return events
}

/** An answer of the API as `fetch` gives it. */
export const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
