import { expect, it } from 'vitest'
import { rememberFor } from './remember-for.ts'

it('asks once for as long as it remembers, also for who asks meanwhile, and then again', async () => {
  let at = 0
  let asked = 0
  const names = rememberFor(
    60_000,
    async () => ++asked,
    () => new Date(at),
  )
  expect(await Promise.all([names(), names()])).toEqual([1, 1])
  at = 59_999
  expect(await names()).toBe(1)
  at = 60_000
  expect(await names()).toBe(2)
})

it('remembers no failure', async () => {
  let asked = 0
  const names = rememberFor(
    60_000,
    async () => {
      asked += 1
      if (asked === 1) throw new Error('not now')
      return asked
    },
    () => new Date(0),
  )
  await expect(names()).rejects.toThrow('not now')
  expect(await names()).toBe(2)
})

it('keeps what was loaded since when an older loading fails late', async () => {
  let at = 0
  let refuse: (reason: Error) => void = () => {}
  const loadings = [
    () => new Promise<string>((_, reject) => (refuse = reject)),
    async () => 'newer',
    async () => 'newest',
  ]
  const names = rememberFor(
    1000,
    () => (loadings.shift() as () => Promise<string>)(),
    () => new Date(at),
  )
  const older = names()
  at = 1000
  expect(await names()).toBe('newer')
  refuse(new Error('too late'))
  await expect(older).rejects.toThrow('too late')
  expect(await names()).toBe('newer')
})
