import { isDeepStrictEqual } from 'node:util'
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

/** The request as a function left it. A query that it did not touch stays as it came, repeated keys and all. */
export function requestLeftAs(
  { uri, querystring, headers }: ViewerRequest,
  request: ApiRequest,
): ApiRequest {
  const isTouched = !isDeepStrictEqual(querystring, viewerRequestOf(request).querystring)
  const query = isTouched ? queryText(querystring) : request.url.replace(/^[^?]*/, '')
  const { cookie } = request.headers
  const left = Object.entries(headers).map(([name, { value }]) => [name, value])
  return {
    ...request,
    url: `${uri}${query}`,
    headers: { ...Object.fromEntries(left), ...(cookie === undefined ? {} : { cookie }) },
  }
}

function queryText(query: ViewerRequest['querystring']): string {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, { value }]) => [name, value]),
  ).toString()
  return text === '' ? '' : `?${text}`
}
