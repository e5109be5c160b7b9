import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountRoutes } from '#contracts/accounts.ts'
import { originSecretHeader, viewerAddressHeader } from '#contracts/site-headers.ts'
import { succeed } from '#domain/shared/result.ts'
import { createLog } from '../logging/log.ts'
import { formerOriginSecret, httpEvent, testOriginSecret } from '../test/http-event.ts'
import type { RequestFacts } from './request-facts.ts'
import { type HttpHandler, serve } from './serve.ts'

const siteConfig = {
  region: 'eu-north-1',
  user_pool_id: 'pool',
  user_pool_client_id: 'client',
  user_pool_endpoint: null,
}
const { getSiteConfig } = accountRoutes
const routeKey = `${getSiteConfig.method} ${getSiteConfig.path}`

describe('a request', () => {
  let handler: HttpHandler
  let seen: RequestFacts[] = []
  let written = ''

  beforeAll(() => {
    vi.stubEnv('ORIGIN_SECRETS', `${formerOriginSecret},${testOriginSecret},`)
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written += String(text)
      return true
    })
    const implementations = {
      getSiteConfig: async (_input: unknown, _caller: unknown, request: RequestFacts) => {
        seen.push(request)
        return succeed(siteConfig)
      },
    }
    handler = serve({ getSiteConfig }, implementations, { log: createLog('test') })
  })
  afterAll(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  })
  beforeEach(() => {
    seen = []
    written = ''
  })

  /** Shows this in place of what the site shows. */
  async function ask(shown: string | undefined, headers: Record<string, string> = {}) {
    const event = httpEvent(routeKey, { headers })
    const { [originSecretHeader]: _, ...others } = event.headers as Record<string, string>
    const own = shown === undefined ? {} : { [originSecretHeader]: shown }
    return handler({ ...event, headers: { ...others, ...own } })
  }

  it.each([
    testOriginSecret,
    // while one is exchanged for the other
    formerOriginSecret,
  ])('that shows what the site shows is answered: %s', async (shown) => {
    expect(await ask(shown)).toMatchObject({ statusCode: 200 })
    expect(seen).toHaveLength(1)
    expect(written).toContain('REQUEST_ANSWERED')
    expect(written).not.toContain(shown)
  })

  it.each([
    ['GET /api/site-config', 200],
    ['ANY /api/site-config', 200],
    ['GET /api/{leaf}', 200],
    ['ANY /api/{leaf}', 200],
    ['ANY /{leaf}', 404],
  ])('is known by what the API calls its route: %s', async (given, statusCode) => {
    const event = httpEvent(given, { params: { leaf: 'site-config' } })
    const http = { method: 'GET' }
    const requestContext = { ...event.requestContext, http }
    expect(await handler({ ...event, requestContext })).toMatchObject({ statusCode })
  })

  it.each([
    undefined,
    '',
    'wrong',
    ',',
    testOriginSecret.slice(0, -1),
    `${testOriginSecret} `,
    `wrong,${testOriginSecret}`,
    `${formerOriginSecret},${testOriginSecret}`,
  ])('that shows %j finds nothing and is not looked at', async (shown) => {
    const answer = await ask(shown)
    expect(answer).toMatchObject({ statusCode: 404 })
    expect(JSON.parse(answer.body ?? '')).toEqual({ error: { code: 'not_found' } })
    expect(seen).toEqual([])
    expect(written).toContain('REQUEST_PAST_SITE')
    for (const secret of [testOriginSecret, formerOriginSecret]) {
      expect(written).not.toContain(secret)
    }
  })

  it.each([
    ['GET', 200],
    ['DELETE', 404],
  ])('is told apart by its method where one route takes any: %s', async (method, statusCode) => {
    const event = httpEvent(routeKey)
    const requestContext = { ...event.requestContext, http: { method } }
    const answer = await handler({
      ...event,
      routeKey: `ANY ${getSiteConfig.path}`,
      requestContext,
    })
    expect(answer).toMatchObject({ statusCode })
  })

  it('comes from where the site says, whatever else it says of itself', async () => {
    await ask(testOriginSecret, {
      [viewerAddressHeader]: '2001:db8::7',
      'x-forwarded-for': '203.0.113.1, 203.0.113.2, 203.0.113.3',
      forwarded: 'for=203.0.113.4',
      'cloudfront-viewer-address': '203.0.113.5:443',
    })
    await ask(testOriginSecret, { 'x-forwarded-for': '203.0.113.1' })
    expect(seen.map(({ ip }) => ip)).toEqual(['2001:db8::7', null])
  })
})

it('is not served by a function that does not know what the site shows', () => {
  vi.stubEnv('ORIGIN_SECRETS', '')
  expect(() => serve({}, {}, { log: createLog('test') })).toThrow('ORIGIN_SECRETS')
  vi.unstubAllEnvs()
})
