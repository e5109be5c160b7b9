import { afterEach, expect, it, vi } from 'vitest'
import { gateway } from './gateway.ts'
import type { ApiRoute } from './route-table.ts'

const megabyte = 1024 * 1024
const route: ApiRoute = {
  apiId: 'api',
  routeKey: 'POST /api/notes',
  method: 'POST',
  segments: ['api', 'notes'],
  functionName: 'notes',
  timeoutMs: 30_000,
  authorizer: null,
}
afterEach(() => vi.useRealTimers())

/** The API in front of a function that gives so many bytes, after so long. */
function apiOf(answerBytes: number, takesMs = 0) {
  const told: string[] = []
  const answer = gateway({
    routes: [route],
    authorize: async () => ({ ok: false, status: 401, challenge: '' }),
    mayInvoke: () => true,
    tell: (line) => told.push(line),
    invoke: async () => {
      if (takesMs > 0) await new Promise((resolve) => setTimeout(resolve, takesMs))
      return { ok: true, payload: JSON.stringify('x'.repeat(answerBytes)) }
    },
  })
  const post = (bytes: number, type = 'text/plain') =>
    answer({
      method: 'POST',
      url: '/api/notes',
      headers: { 'content-type': type },
      body: Buffer.alloc(bytes, 'a'),
      sourceIp: '127.0.0.1',
    })
  return { post, told }
}

it('takes no answer of more than 6 MB, as the service', async () => {
  const small = apiOf(6 * megabyte - 100)
  expect((await small.post(1)).status).toBe(200)
  const large = apiOf(6 * megabyte)
  expect((await large.post(1)).status).toBe(500)
  expect(large.told.join()).toContain('exceeded the maximum allowed payload size')
})

it('hands no function more than 6 MB, of which base64 makes a third', async () => {
  const { post } = apiOf(1)
  expect((await post(5 * megabyte)).status).toBe(200)
  expect((await post(5 * megabyte, 'application/octet-stream')).status).toBe(413)
  expect((await post(11 * megabyte)).status).toBe(413)
})

it('waits half a minute for a function', async () => {
  vi.useFakeTimers()
  const asked = apiOf(1, 31_000).post(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect((await asked).status).toBe(503)
})
