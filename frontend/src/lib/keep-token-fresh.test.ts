import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTokenFresh, tokenSpareMs } from './keep-token-fresh.ts'

const base = 'CognitoIdentityServiceProvider.client'
const minuteMs = 60_000
let stored: Record<string, string>

/** Stores an access token that ends in so many minutes, as Amplify does. */
function storeToken(minutes: number): void {
  const exp = Math.floor((Date.now() + minutes * minuteMs) / 1000)
  const payload = Buffer.from(JSON.stringify({ exp })).toString('base64url')
  stored[`${base}.LastAuthUser`] = 'ines'
  stored[`${base}.ines.accessToken`] = `head.${payload}.signature`
}

const page = { visibilityState: 'visible' }
const refresh = vi.fn<() => Promise<void>>()
beforeEach(() => {
  // its keys are properties, as a browser has it
  stored = Object.create({ getItem: (key: string) => stored[key] ?? null })
  vi.stubGlobal('localStorage', stored)
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
  // expiries are whole seconds
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
  refresh.mockImplementation(async () => storeToken(15))
})
afterEach(() => {
  refresh.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('refreshes a token before it ends, again and again', async () => {
  storeToken(15)
  keepTokenFresh(refresh)()
  await vi.advanceTimersByTimeAsync(15 * minuteMs - tokenSpareMs - 1)
  expect(refresh).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(refresh).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(15 * minuteMs - tokenSpareMs)
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('stops while the tab is hidden, and catches up when it is looked at', async () => {
  storeToken(15)
  const setTimer = keepTokenFresh(refresh)
  setTimer()
  page.visibilityState = 'hidden'
  setTimer()
  await vi.advanceTimersByTimeAsync(60 * minuteMs)
  expect(refresh).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  setTimer()
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('tries again after a failure, at an easy pace', async () => {
  storeToken(0)
  refresh.mockResolvedValue()
  keepTokenFresh(refresh)()
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(refresh).toHaveBeenCalledTimes(3)
})

it('does nothing for a visitor without a session, nor after a sign-out', async () => {
  const setTimer = keepTokenFresh(refresh)
  setTimer()
  storeToken(15)
  setTimer()
  for (const key of Object.keys(stored)) delete stored[key]
  setTimer()
  await vi.advanceTimersByTimeAsync(60 * minuteMs)
  expect(refresh).not.toHaveBeenCalled()
})
