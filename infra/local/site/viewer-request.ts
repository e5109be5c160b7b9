import type { ApiRequest } from '../gateway/http-api-event.ts'
import type { ViewerRequest } from './viewer-function.ts'

/** A request in the form that CloudFront Functions receive. */
export function viewerRequestOf({ method, url, headers }: ApiRequest): ViewerRequest {
  const [uri = '/', query = ''] = url.split('?')
  const { cookie = '', ...others } = headers
  return {
    method,
    uri,
    querystring: asValues([...new URLSearchParams(query)]),
    headers: asValues(Object.entries(others)),
    cookies: asValues(
      cookie
        .split(/;\s*/)
        .filter((pair) => pair.includes('='))
        .map((pair): [string, string] => [
          pair.slice(0, pair.indexOf('=')),
          pair.slice(pair.indexOf('=') + 1),
        ]),
    ),
  }
}

const asValues = (pairs: readonly (readonly [string, string])[]) =>
  Object.fromEntries(pairs.map(([name, value]) => [name, { value }]))

export function queryText(query: ViewerRequest['querystring']): string {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, { value }]) => [name, value]),
  ).toString()
  return text === '' ? '' : `?${text}`
}
