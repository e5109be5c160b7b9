import { describe, expect, it } from 'vitest'
import { type ApiRoute, matchRoute } from './route-table.ts'

const route = (routeKey: string): ApiRoute => {
  const [method = '', path = ''] = routeKey.split(' ')
  return {
    apiId: 'api',
    routeKey,
    method,
    segments: path.split('/').slice(1),
    functionName: 'fn',
    timeoutMs: 30_000,
    authorizer: null,
  }
}
const routes = [
  'GET /api/tenders/{tender_id}',
  'GET /api/tenders/summary',
  'ANY /api/tenders/{tender_id}',
  'GET /api/{proxy+}',
  'PUT /api/tenders/{tender_id}/matches/{product_id}',
].map(route)
const matched = (method: string, path: string) => {
  const found = matchRoute(routes, method, path)
  return [found?.route.routeKey, found?.pathParameters]
}

describe('the most specific route', () => {
  it('is the one with fixed parts, then variables, then the rest of the path', () => {
    expect(matched('GET', '/api/tenders/summary')).toEqual(['GET /api/tenders/summary', {}])
    expect(matched('GET', '/api/tenders/7')).toEqual([
      'GET /api/tenders/{tender_id}',
      { tender_id: '7' },
    ])
    expect(matched('DELETE', '/api/tenders/7')).toEqual([
      'ANY /api/tenders/{tender_id}',
      { tender_id: '7' },
    ])
    expect(matched('GET', '/api/a/b%20c')).toEqual(['GET /api/{proxy+}', { proxy: 'a/b c' }])
    expect(matched('PUT', '/api/tenders/7/matches/prd_1')).toEqual([
      'PUT /api/tenders/{tender_id}/matches/{product_id}',
      { tender_id: '7', product_id: 'prd_1' },
    ])
  })

  it('is none when nothing fits', () => {
    expect(matched('POST', '/api/tenders/7/matches')).toEqual([undefined, undefined])
    expect(matched('GET', '/api')).toEqual([undefined, undefined])
  })

  it('is $default only when no other fits', () => {
    const all = [...routes, { ...route('$default'), routeKey: '$default' }]
    expect(matchRoute(all, 'POST', '/x')?.route.routeKey).toBe('$default')
    expect(matchRoute(all, 'GET', '/api/tenders/7')?.route.routeKey).toBe(
      'GET /api/tenders/{tender_id}',
    )
  })
})
