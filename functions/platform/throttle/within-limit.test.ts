import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorStatus } from '#contracts/errors.ts'
import { knownRedWine } from '../test/builders.ts'
import { loadHttpHandlers } from '../test/handlers.ts'
import { httpEvent } from '../test/http-event.ts'
import { startTestCloud, type TestCloud } from '../test/start-test-cloud.ts'
import { createThrottle } from './throttle.ts'

const hour = 3600

describe('what one user may do in an hour', () => {
  let cloud: TestCloud
  let handlers: Awaited<ReturnType<typeof loadHttpHandlers>>

  beforeAll(async () => {
    cloud = await startTestCloud()
    handlers = await loadHttpHandlers(cloud)
  })
  afterAll(() => cloud.stop())

  /** Counts so many tries of the user as used, in this hour and the next. */
  async function use(name: string, user: string, tries: number): Promise<void> {
    const throttle = createThrottle(cloud.table('ATTEMPTS_TABLE'))
    const limit = { name, tries, seconds: hour }
    for (const at of [0, hour * 1000]) {
      const now = new Date(Date.now() + at)
      for (let start = 0; start < tries; start += 50)
        await Promise.all(Array.from({ length: 50 }, () => throttle(limit, user, now)))
    }
  }

  it.each([
    [
      'product-change',
      1000,
      'portfolio',
      'POST /api/products',
      { facts: knownRedWine },
      'too_many_product_changes',
    ],
    [
      'draft-sync',
      60,
      'applications',
      'POST /api/applications/sync',
      { selected: [], completed: [], drafts: [] },
      'too_many_drafts',
    ],
    [
      'checkout',
      30,
      'billing',
      'POST /api/create-checkout',
      { language: 'en' },
      'too_many_checkouts',
    ],
  ] as const)(
    'of %s ends after %i with the word for it, and only for this user',
    async (name, tries, capability, route, body, code) => {
      const ask = async (user_id: string) => {
        const answer = await handlers[capability](httpEvent(route, { caller: { user_id }, body }))
        return { status: answer.statusCode, code: JSON.parse(answer.body ?? '').error?.code }
      }
      await use(name, `busy-${name}`, tries)
      expect(await ask(`busy-${name}`)).toEqual({ status: errorStatus[code], code })
      expect((await ask(`other-${name}`)).code).not.toBe(code)
    },
  )
})
