import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTokenTurn } from './token-turn.ts'

beforeEach(() => vi.stubGlobal('document', { visibilityState: 'visible' }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('runs one after the other', async () => {
  const said: string[] = []
  const work = (name: string) => async () => {
    said.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    said.push(`${name} ends`)
  }
  await Promise.all([inTokenTurn(work('one')), inTokenTurn(work('two'))])
  expect(said).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

it('goes on without the lock of a tab that keeps it', async () => {
  const asked: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    asked.push(ms)
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), 20)
    return controller.signal
  })
  const stuck = Promise.withResolvers<void>()
  const other = inTokenTurn(() => stuck.promise)
  expect(await inTokenTurn(async () => 'went on')).toBe('went on')
  expect(Math.max(...asked)).toBeLessThanOrEqual(10_000)
  stuck.resolve()
  await other
})

it('runs what fails once, and tells of it', async () => {
  const work = vi.fn(async () => {
    throw new Error('no network')
  })
  await expect(inTokenTurn(work)).rejects.toThrow('no network')
  expect(work).toHaveBeenCalledTimes(1)
})
