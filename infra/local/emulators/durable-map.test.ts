import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DamagedDataError } from './damaged-data-error.ts'
import { openDurableMap } from './durable-map.ts'

let folder: string
const open = () => openDurableMap(join(folder, 'journal.jsonl'), Number)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durable-map-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('finds again what was set, changed and removed, and starts with a short journal', async () => {
  const first = await open()
  await first.apply([
    ['a', 1],
    ['b', 2],
  ])
  await Promise.all(Array.from({ length: 100 }, (_, n) => first.apply([['a', n]])))
  await first.apply([['b', undefined]])
  await first.close()
  const second = await open()
  expect([...second.entries()]).toEqual([['a', 99]])
  expect(await readFile(join(folder, 'journal.jsonl'), 'utf8')).toBe('[["a",99]]\n')
  await second.close()
})

it('forgets a line that was cut off while being written', async () => {
  const first = await open()
  await first.apply([['a', 1]])
  await first.close()
  await appendFile(join(folder, 'journal.jsonl'), '[["b"')
  const second = await open()
  expect([...second.entries()]).toEqual([['a', 1]])
  await second.close()
})

it('refuses a journal that is damaged in the middle', async () => {
  await appendFile(join(folder, 'journal.jsonl'), '[["a",1]]\n[["b"\n[["c",3]]\n')
  await expect(open()).rejects.toBeInstanceOf(DamagedDataError)
})
