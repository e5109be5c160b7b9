import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sitePaths } from '../../../frontend/build/site-paths.ts'
import { projectRoot } from '../project-root.ts'
import { requestFunction, responseFunction } from './viewer-function.ts'

const source = (file: string) => readFileSync(join(projectRoot, 'infra/site', file), 'utf8')
const viewer = { ip: '198.51.100.7' }
const site = {
  languages: ['en', 'it'],
  files: ['/robots.txt', '/flyer/it.pdf'],
  pages: ['/', '/pricing', '/resources/samples'],
  app: ['/dashboard', '/tenders/*'],
}
const routerCode = `const site = ${JSON.stringify(site)}\n${source('route-viewer-request.js')}`

it('an edge function that the machine lets wait still answers', async () => {
  const waits =
    'function handler({ request }) { const end = Date.now() + 300; while (Date.now() < end); return request }'
  const request = { method: 'GET', uri: '/', querystring: {}, headers: {}, cookies: {} }
  expect(await requestFunction('waits', waits)(request, viewer)).toEqual({ request })
})

describe('the router of the site', () => {
  const route = requestFunction('router', routerCode)
  const routed = async (uri: string) => {
    const request = { method: 'GET', uri, querystring: {}, headers: {}, cookies: {} }
    const said = await route(request, viewer)
    return 'request' in said ? said.request.uri : null
  }

  it.each([
    ['/', '/pages/en/index.html'],
    ['/it', '/pages/it/index.html'],
    ['/it/', '/pages/it/index.html'],
    ['/pricing', '/pages/en/pricing.html'],
    ['/it/pricing/', '/pages/it/pricing.html'],
    ['/it/resources/samples', '/pages/it/resources/samples.html'],
    ['/dashboard', '/pages/en/app.html'],
    ['/it/tenders/1011', '/pages/it/app.html'],
    ['/tenders/', '/not-found/en.html'],
    ['/tenders/1011/x', '/not-found/en.html'],
    ['/nothing', '/not-found/en.html'],
    ['/it/nothing', '/not-found/it.html'],
    // English has no prefix, or every page would have two addresses
    ['/en', '/not-found/en.html'],
    ['/en/pricing', '/not-found/en.html'],
    // languages that the site has not
    ['/sv/pricing', '/not-found/en.html'],
    // pages have one address
    ['/pages/en/index.html', '/not-found/en.html'],
    ['/not-found/it.html', '/not-found/en.html'],
    ['/robots.txt', '/robots.txt'],
    ['/flyer/it.pdf', '/flyer/it.pdf'],
    // no file of the site
    ['/foo.png', '/not-found/en.html'],
    ['/it/robots.txt', '/not-found/it.html'],
    ['/flyer/sv.pdf', '/not-found/en.html'],
  ])('leads %s to %s', async (uri, file) => {
    expect(await routed(uri)).toBe(file)
  })

  it('fits with all addresses into what CloudFront takes', () => {
    const code = `const site = ${JSON.stringify(sitePaths())}\n${source('route-viewer-request.js')}`
    expect(Buffer.byteLength(code)).toBeLessThan(10_240)
  })
})

describe('the answer of the bucket', () => {
  const finish = responseFunction('finish', source('finish-response.js'))
  const request = { method: 'GET', uri: '/x', querystring: {}, headers: {}, cookies: {} }
  const finished = async (statusCode: number, given: Record<string, string>) => {
    const headers = Object.entries(given).map(([name, value]) => [name, { value }])
    const said = await finish(request, { statusCode, headers: Object.fromEntries(headers) }, viewer)
    return {
      status: said.statusCode,
      headers: Object.fromEntries(Object.entries(said.headers).map(([k, { value }]) => [k, value])),
    }
  }
  const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:"
  const page = {
    etag: '"1"',
    'content-security-policy': policy,
    'x-amz-meta-inline-script': "'sha256-a='",
    'x-amz-meta-inline-style': "'sha256-b=' 'sha256-c='",
  }

  it('is 404 for the not-found page, and how it is known stays inside', async () => {
    expect(await finished(200, { etag: '"1"', 'x-amz-meta-status': '404' })).toEqual({
      status: 404,
      headers: { etag: '"1"' },
    })
    expect((await finished(200, { etag: '"1"' })).status).toBe(200)
  })

  it('allows what stands in the page itself, and says it to nobody else', async () => {
    expect(await finished(200, page)).toEqual({
      status: 200,
      headers: {
        etag: '"1"',
        'content-security-policy':
          "default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b=' 'sha256-c='; img-src 'self' data:",
      },
    })
    const plain = { 'content-security-policy': policy }
    expect(await finished(200, plain)).toEqual({ status: 200, headers: plain })
  })

  it('gives the policy of now to a page that the browser has already', async () => {
    const now = await finished(200, page)
    expect(await finished(304, { ...page, 'x-amz-meta-status': '404' })).toEqual({
      ...now,
      status: 304,
    })
  })

  it('leaves the browser the policy that it has where the hashes are not told', async () => {
    const answer = { status: 304, headers: { etag: '"1"' } }
    expect(await finished(304, { etag: '"1"', 'content-security-policy': policy })).toEqual(answer)
  })
})
