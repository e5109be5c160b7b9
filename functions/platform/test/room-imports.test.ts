import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { expect, it } from 'vitest'

const functions = resolve(import.meta.dirname, '../..')
const roomOf = (path: string) => relative(functions, path).split(sep)[0] ?? ''

/** Which room imports which, in what is deployed. */
function importsOfRooms(): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>()
  const files = readdirSync(functions, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.split(sep).includes('test'),
  )
  for (const file of files) {
    const path = join(functions, file)
    const known = imports.get(roomOf(path)) ?? new Set()
    imports.set(roomOf(path), known)
    for (const [, from = ''] of readFileSync(path, 'utf8').matchAll(
      /(?:from|import\() ?'(\.[^']+)'/g,
    )) {
      const room = roomOf(resolve(dirname(path), from))
      if (room !== roomOf(path) && room !== '..') known.add(room)
    }
  }
  return imports
}

const imports = importsOfRooms()

/** The way from one room over its imports back to itself; null: there is none. */
function cycleOf(room: string, path: readonly string[] = [room]): readonly string[] | null {
  for (const next of imports.get(path.at(-1) ?? '') ?? []) {
    if (next === room) return [...path, next]
    if (path.includes(next)) continue
    const cycle = cycleOf(room, [...path, next])
    if (cycle !== null) return cycle
  }
  return null
}

it('sees the imports of rooms', () => {
  expect([...(imports.get('billing') ?? [])]).toEqual(
    expect.arrayContaining(['applications', 'platform']),
  )
})

it.each([...imports.keys()])('%s does not import itself over other rooms', (room) => {
  expect(cycleOf(room)).toBeNull()
})

it('the platform knows no room', () => {
  const lower = new Set(['platform', 'domain', 'contracts'])
  expect([...(imports.get('platform') ?? [])].filter((room) => !lower.has(room))).toEqual([])
})
