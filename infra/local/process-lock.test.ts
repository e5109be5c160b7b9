import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { takeLock } from './process-lock.ts'
import { oneProcessAtATime } from './synth/one-process-at-a-time.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nordgate-lock-'))
  file = join(folder, 'a/b.lock')
})
afterEach(() => rm(folder, { recursive: true }))

it('is held once, until it is released', async () => {
  const first = await takeLock(file)
  expect(await takeLock(file)).toEqual({ heldBy: process.pid })
  if ('release' in first) await first.release()
  expect(await takeLock(file)).toHaveProperty('release')
})

it('is taken over from a process that was killed', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(other, 'spawn')
  const mine = await takeLock(file)
  if ('release' in mine) await mine.release()
  await writeFile(file, String(other.pid))
  expect(await takeLock(file)).toEqual({ heldBy: other.pid })
  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(await takeLock(file)).toHaveProperty('release')
})

it('lets work be done one after the other, also when some fails', async () => {
  let running = 0
  let most = 0
  const work = (n: number) =>
    oneProcessAtATime(file, async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running--
      if (n === 2) throw new Error('as told')
    })
  const results = await Promise.allSettled([1, 2, 3, 4].map(work))
  expect(results.map(({ status }) => status).sort()).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
  expect(most).toBe(1)
})
