import { expect, it } from 'vitest'
import { type Look, lookWithin } from './look.ts'
import { mergeInOrder } from './merge-in-order.ts'

interface Part {
  readonly keys: readonly string[]
  /** Behind which row it stopped looking, if it did. */
  readonly stop?: string
}

async function* listOf({ keys, stop }: Part, look: Look): AsyncGenerator<string> {
  yield* keys
  if (stop !== undefined) look.stoppedAt = { key: stop }
}

async function merge(parts: readonly Part[], descending = false) {
  const budget = { left: 1 }
  const looks = parts.map(() => lookWithin(budget))
  const all = lookWithin(budget)
  const lists = parts.map((part, at) => listOf(part, looks[at] ?? all))
  const stops = { looks, keyOf: ({ key }: Look['stoppedAt'] & object) => String(key), all }
  const merged: string[] = []
  for await (const key of mergeInOrder(lists, (key) => key, descending, stops)) merged.push(key)
  return { merged, stoppedAt: all.stoppedAt }
}

it('puts lists into one order, to the end of all', async () => {
  const parts = [{ keys: ['a', 'd'] }, { keys: [] }, { keys: ['b', 'c', 'e'] }]
  expect(await merge(parts)).toEqual({ merged: ['a', 'b', 'c', 'd', 'e'], stoppedAt: null })
  const falling = [{ keys: ['d', 'a'] }, { keys: ['c', 'b'] }]
  expect((await merge(falling, true)).merged).toEqual(['d', 'c', 'b', 'a'])
})

it('ends where the first of them stopped: what the others hold behind it is not next', async () => {
  const parts = [{ keys: ['a', 'f'], stop: 'g' }, { keys: ['b'], stop: 'd' }, { keys: ['c', 'e'] }]
  expect(await merge(parts)).toEqual({ merged: ['a', 'b', 'c'], stoppedAt: { key: 'd' } })
  const falling = [{ keys: ['f', 'a'] }, { keys: [], stop: 'c' }]
  expect(await merge(falling, true)).toEqual({ merged: ['f'], stoppedAt: { key: 'c' } })
})
