import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '#contracts/route.ts'
import { routes } from '#contracts/routes.ts'
import { locales } from '#domain/shared/locale.ts'
import { inlineHashes } from '../../infra/constructs/inline-hashes.ts'
import { inLocale } from '../src/i18n/locale-path.ts'
import { buildSite } from './build-site.ts'
import { packerNote } from './minify-first-load.ts'
import { cssGroups } from './prerender/html-document.ts'
import { isListed, type ServedPage, servedPages } from './prerender/served-page.ts'
import { publicFiles, sitePathCheck } from './site-paths.ts'

const siteAddress = 'https://www.example.com'
const isSitePath = sitePathCheck()
let outdir: string
beforeAll(async () => {
  outdir = await mkdtemp(path.join(tmpdir(), 'site-'))
  await buildSite({ outdir, siteAddress })
}, 120_000)
afterAll(() => rm(outdir, { recursive: true, force: true }))

const publicFeeds = new Set(
  Object.values<Route>(routes)
    .filter(({ audience, method }) => audience === 'public' && method === 'GET')
    .map(({ path: address }): string => address),
)

/** A page, a file of the build, or an address that the API serves to everyone. */
async function leadsSomewhere(href: string): Promise<boolean> {
  const address = href.split('?')[0] ?? href
  if (publicFeeds.has(address)) return true
  if (!/\.\w+$/.test(address)) return isSitePath(withoutLanguage(href))
  return read(address).then(
    () => true,
    () => false,
  )
}

const read = (file: string) => readFile(path.join(outdir, file), 'utf8')
const htmlOf = ({ path: place, language }: ServedPage) =>
  read(`pages/${language}${place === '/' ? '/index' : place}.html`)
const pages = servedPages()
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((found) => found[1] ?? '')
/** `/it/pricing?x#y` -> `/pricing` */
const withoutLanguage = (address: string) => {
  const [place = ''] = address.split(/[?#]/)
  const language = locales.find(
    (locale) => place === `/${locale}` || place.startsWith(`/${locale}/`),
  )
  return language === undefined ? place : place.slice(language.length + 1) || '/'
}

it('writes the scripts without the note that named them', async () => {
  const files = await readdir(path.join(outdir, 'assets'))
  const scripts = await Promise.all(
    files.filter((file) => file.endsWith('.js')).map((file) => read(`assets/${file}`)),
  )
  expect(scripts.length).toBeGreaterThan(8)
  expect(scripts.filter((script) => script.includes(packerNote))).toEqual([])
})

describe('a finished page', () => {
  it('names only files that exist, and holds the same script as others and the styles of its group', async () => {
    for (const file of ['pages/en/index.html', 'pages/it/app.html', 'not-found/de.html']) {
      const html = await read(file)
      const lists = all(html, /(?:href|src|data-(?:site|chunks|styles|fonts))="(\/[^"]+)"/g)
      const addresses = lists.flatMap((list) => list.split(' ')).filter((one) => /\.\w+$/.test(one))
      expect(addresses.length).toBeGreaterThan(8)
      for (const address of addresses) await read(address)
      expect(html).not.toMatch(/style="/)
    }
    const hashes = inlineHashes(await Promise.all(pages.map(htmlOf)))
    expect(hashes).toEqual({
      'inline-script': expect.stringMatching(/^'sha256-[^' ]+'$/),
      // the fonts', and what pages of each group are painted with
      'inline-style': expect.stringMatching(
        new RegExp(`^'sha256-[^' ]+'(?: 'sha256-[^' ]+'){${cssGroups.length}}$`),
      ),
    })
  })

  it('gives react-aria the element that keeps it from writing an inline style', async () => {
    for (const page of ['app', 'index', 'calendar'])
      expect(await read(`pages/en/${page}.html`)).toContain('id="react-aria-pressable-style"')
  })

  it('comes in the first window of a connection where it has little text', async () => {
    // 10 segments of 1,460 bytes, less what the headers take (1.2 kB); packed as CloudFront does
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    for (const page of ['index', 'pricing', 'tenders']) {
      const html = await read(`pages/en/${page}.html`)
      const { length } = brotliCompressSync(html, { params })
      expect([page, length < 13_350 || length]).toEqual([page, true])
    }
  })

  it('has its text, in its language', async () => {
    for (const page of pages) {
      const html = await htmlOf(page)
      expect([page.path, all(html, /<html lang="(\w+)"/g)]).toEqual([page.path, [page.language]])
      expect([page.path, all(html, /<h1[^>]*>([^<]+)/g).length]).toEqual([page.path, 1])
      expect(all(html, /<main[^>]*>(.)/gs).length).toBe(1)
    }
  })

  it('sets French with the spaces that do not break', async () => {
    for (const page of pages.filter(({ language }) => language === 'fr')) {
      const text = (await htmlOf(page)).replaceAll(/<style.*?<\/style>/gs, '')
      const plain = all(text, /([\p{L}\d)%’] [;:!?»].{0,30}|« .{0,30})/gu)
      expect([page.path, plain]).toEqual([page.path, []])
    }
  })

  it('says what it is: a description, its own address, its translations, structured data', async () => {
    for (const page of pages) {
      const html = await htmlOf(page)
      const { path: place, canonical, language } = page
      const address = (locale: (typeof locales)[number]) =>
        siteAddress + inLocale(canonical, locale)
      const [description = ''] = all(html, /<meta name="description" content="([^"]+)"/g)
      expect([place, description.length > 20]).toEqual([place, true])
      expect(all(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([address(language)])
      const alternates = [...html.matchAll(/hreflang="([\w-]+)" href="(https[^"]+)"/g)].map(
        ([, locale, href]) => [locale, href],
      )
      expect(alternates).toEqual([
        ...locales.map((locale) => [locale, address(locale)]),
        ['x-default', address('en')],
      ])
      const [data = ''] = all(html, /<script type="application\/ld\+json">(.+?)<\/script>/g)
      const types = JSON.parse(data)['@graph'].map((part: { '@type': string }) => part['@type'])
      expect(types).toContain('BreadcrumbList')
      if (canonical === '/')
        expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
      if (place === '/pricing') {
        const offers = JSON.parse(data)['@graph'].flatMap(
          (part: { offers?: object }) => part.offers ?? [],
        )
        expect(offers).toMatchObject([{ priceSpecification: { price: 185, priceCurrency: 'EUR' } }])
        expect(JSON.stringify(offers)).not.toContain('{{')
      }
    }
  })

  it('has a title of its own in its language', async () => {
    for (const language of locales) {
      const titles = pages.filter((page) => page.language === language && isListed(page))
      const found = await Promise.all(
        titles.map(async (page) => all(await htmlOf(page), /<title>([^<]+)/g)[0]),
      )
      expect(new Set(found).size).toBe(found.length)
    }
  })

  it('links only to pages that there are', async () => {
    // every page repeats the links of header and footer
    const pageOfLink = new Map<string, string>()
    for (const page of pages) {
      for (const href of all(await htmlOf(page), /<a [^>]*href="(\/[^"]*)"/g)) {
        pageOfLink.set(href, `${page.language}${page.path}`)
      }
    }
    const dead: string[] = []
    for (const [href, page] of pageOfLink) {
      if (!(await leadsSomewhere(href))) dead.push(`${page} -> ${href}`)
    }
    expect(dead).toEqual([])
  })

  it('is linked to from another one', async () => {
    const linked = new Set<string>()
    for (const page of pages.filter(({ language }) => language === 'en')) {
      for (const href of all(await htmlOf(page), /<a [^>]*href="(\/[^"]*)"/g)) {
        if (withoutLanguage(href) !== page.path) linked.add(withoutLanguage(href))
      }
    }
    const orphans = pages
      .filter((page) => page.language === 'en' && isListed(page))
      .filter(({ path: place }) => !linked.has(place))
    expect(orphans.map(({ path: place }) => place)).toEqual([])
  })
})

describe('what crawlers are told', () => {
  it('is a site map of exactly the public pages', async () => {
    const found = all(await read('sitemap.xml'), /<loc>([^<]+)<\/loc>/g)
    const expected = pages
      .filter(isListed)
      .map(({ path: place, language }) => siteAddress + inLocale(place, language))
    expect(found.toSorted()).toEqual(expected.toSorted())
    expect(await read('robots.txt')).toContain(`Sitemap: ${siteAddress}/sitemap.xml`)
  })

  it('is to leave the application and missing pages alone', async () => {
    for (const language of locales) {
      for (const file of [`pages/${language}/app.html`, `not-found/${language}.html`]) {
        const html = await read(file)
        expect(html).toContain('<meta name="robots" content="noindex">')
        expect(html).not.toContain('hreflang="x-default"')
      }
    }
  })
})

it('has no file that the router does not know, and all that it knows', async () => {
  const files = await readdir(outdir, { recursive: true, withFileTypes: true })
  const addresses = files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${path.relative(outdir, path.join(parentPath, name))}`)
    .filter((address) => !/^\/(assets|pages|not-found)\//.test(address))
  expect(addresses.toSorted()).toEqual(publicFiles().toSorted())
})

it('has one style sheet and hashed names', async () => {
  const assets = await readdir(path.join(outdir, 'assets'))
  expect(assets.filter((file) => file.endsWith('.css'))).toHaveLength(1)
  expect(assets.filter((file) => !/-[A-Z0-9]{8}\.\w+$/.test(file))).toEqual([])
})
