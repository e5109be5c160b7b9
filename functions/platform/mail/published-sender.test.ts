import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nobodyPublished, type PublishedSender } from '#domain/content/sender-line.ts'
import type { Log } from '../logging/log.ts'
import { createReadSender, rememberedMs, restMs } from './published-sender.ts'

const published: PublishedSender = { words: { en: 'Who writes' }, contact: null }
let logged: string[] = []
const log: Log = { info: () => undefined, error: (code) => logged.push(code) }
beforeEach(() => {
  logged = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())
const now = () => new Date()

it('asks once a minute', async () => {
  const read = vi.fn(async () => published)
  const readSender = createReadSender(read, log, now)
  expect([await readSender(), await readSender()]).toEqual([published, published])
  expect(read).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(rememberedMs)
  await readSender()
  expect(read).toHaveBeenCalledTimes(2)
})

it('gives nothing, and says so in the log, while what is published cannot be read', async () => {
  const read = vi.fn<() => Promise<PublishedSender>>().mockRejectedValueOnce(new Error('no'))
  const readSender = createReadSender(read.mockResolvedValue(published), log, now)
  expect(await readSender()).toEqual(nobodyPublished)
  expect(logged).toEqual(['SENDER_NOT_READ'])
  // the next mails do not wait for the same failure
  expect(await readSender()).toEqual(nobodyPublished)
  expect(read).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(restMs)
  expect(await readSender()).toEqual(published)
})

it('waits no longer than the user pool has time', async () => {
  const never = () => new Promise<PublishedSender>(() => {})
  const asked = createReadSender(never, log, now)()
  await vi.advanceTimersByTimeAsync(1500)
  expect(await asked).toEqual(nobodyPublished)
  expect(logged).toEqual(['SENDER_NOT_READ'])
})

it('keeps what was read last where it cannot be read again', async () => {
  const read = vi.fn<() => Promise<PublishedSender>>().mockResolvedValueOnce(published)
  const readSender = createReadSender(read.mockRejectedValue(new Error('no')), log, now)
  await readSender()
  vi.advanceTimersByTime(rememberedMs)
  expect(await readSender()).toEqual(published)
})
