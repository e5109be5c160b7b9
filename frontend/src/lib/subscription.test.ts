import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkSubscription } from './subscription.ts'
import { answer, browserGlobals } from './test/browser-globals.ts'

const subscribed = {
  subscribed: true,
  subscription_tier: 'access',
  subscription_end: '2027-01-31T23:59:59Z',
}
const fetched = vi.fn<typeof fetch>()
const stored = (): unknown => JSON.parse(localStorage.getItem('subscription_status') ?? 'null')
beforeEach(() => {
  browserGlobals()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  fetched.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('checking the subscription', () => {
  it('caches the answer under the specified key and names', async () => {
    fetched.mockResolvedValue(answer(200, subscribed))
    expect(await checkSubscription()).toBe(true)
    expect(stored()).toMatchObject({
      subscribed: true,
      subscriptionTier: 'access',
      subscriptionEnd: '2027-01-31T23:59:59Z',
    })
  })

  it('tries three more times, two seconds apart, then gives up in silence', async () => {
    fetched.mockImplementation(async () => answer(500, {}))
    const checked = checkSubscription()
    await vi.advanceTimersByTimeAsync(1999)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).toHaveBeenCalledTimes(4)
    expect(await checked).toBe(false)
    expect(stored()).toBeNull()
  })

  it('takes invalid data for a failure', async () => {
    fetched.mockImplementation(async () => answer(200, { subscribed: 'yes' }))
    const checked = checkSubscription()
    await vi.advanceTimersByTimeAsync(4000)
    expect(fetched).toHaveBeenCalledTimes(3)
    fetched.mockImplementation(async () => answer(200, subscribed))
    await vi.advanceTimersByTimeAsync(2000)
    expect(await checked).toBe(true)
    expect(stored()).toMatchObject({ subscribed: true, subscriptionTier: 'access' })
    expect(fetched).toHaveBeenCalledTimes(4)
  })

  it('drops the answer for a user who has signed out meanwhile', async () => {
    let isCurrent = true
    fetched.mockImplementation(async () => {
      isCurrent = false
      return answer(200, subscribed)
    })
    await checkSubscription(() => isCurrent)
    expect(stored()).toBeNull()
  })
})
