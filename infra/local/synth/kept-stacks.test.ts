import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetOldOnes, markAsUsed } from './kept-stacks.ts'

let cache: string
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'nordgate-stacks-'))
})
afterEach(() => rm(cache, { recursive: true }))

/** A stack last used so many hours ago. */
async function stackOf(hoursAgo: number): Promise<string> {
  const folder = join(cache, `cdk.out-${hoursAgo}`)
  await mkdir(folder)
  await dateBack(folder, hoursAgo)
  return folder
}

async function dateBack(folder: string, hours: number): Promise<void> {
  const then = new Date(Date.now() - hours * 3_600_000)
  await utimes(folder, then, then)
}

it('keeps the newest stacks, and an older one for as long as a process runs from it', async () => {
  await Promise.all([1, 2, 3, 4, 5, 6].map(stackOf))
  await markAsUsed(join(cache, 'cdk.out-6'))
  await dateBack(join(cache, 'cdk.out-6'), 6)
  const ofNobody = join(cache, 'cdk.out-5/used-by')
  await mkdir(ofNobody)
  await writeFile(join(ofNobody, '999999999'), '')
  await dateBack(join(cache, 'cdk.out-5'), 5)
  await writeFile(join(cache, 'synth.pid'), '')
  await forgetOldOnes(cache)
  const kept = ['cdk.out-1', 'cdk.out-2', 'cdk.out-3', 'cdk.out-6', 'synth.pid']
  expect((await readdir(cache)).sort()).toEqual(kept)
})

it('counts a stack as new when it is used again', async () => {
  await Promise.all([1, 2, 3, 4].map(stackOf))
  const again = join(cache, 'cdk.out-4')
  await markAsUsed(again)
  await rm(join(again, 'used-by'), { recursive: true })
  await forgetOldOnes(cache)
  expect((await readdir(cache)).sort()).toEqual(['cdk.out-1', 'cdk.out-2', 'cdk.out-4'])
})
