import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { locales } from '#domain/shared/locale.ts'
import { nowhere } from '../../src/app/nowhere.ts'
import { inLocale } from '../../src/i18n/locale-path.ts'
import { windowTitle } from '../../src/ui/window-title.ts'
import { checkContent } from '../content/check-content.ts'
import { sitePathCheck } from '../site-paths.ts'
import type { SiteResult } from '../write-assets.ts'
import { checkRoutes } from './check-routes.ts'
import { escapeHtml, pageHead } from './head.ts'
import { type HtmlPage, htmlDocument, type PageBody } from './html-document.ts'
import { type PageWords, pageWords } from './page-words.ts'
import { type RenderedPages, renderPages } from './render-pages.ts'
import { addressIn, type ServedPage, servedPages } from './served-page.ts'
import { siteFiles } from './site-files.ts'
import { robots, siteMap } from './site-map.ts'

/** Pages with many rules of their own: they wait for the whole sheet, and all others are smaller. */
const ofTheirOwn = ['/calendar', '/flyer', '/presentation']

/**
 * Writes the finished pages: `pages/<language>/<path>.html`, `pages/<language>/app.html` for the
 * application, `not-found/<language>.html`, the site map and what crawlers are told.
 */
export async function prerenderSite(
  outdir: string,
  result: SiteResult,
  siteAddress: string,
): Promise<void> {
  checkContent(sitePathCheck())
  const pages = servedPages()
  const rendered = await renderPages(result, [
    ...pages.map((page) => addressIn(page, page.language)),
    ...locales.map((locale) => inLocale(nowhere, locale)),
  ])
  checkRoutes(rendered.patterns)
  const finished = [
    ...pages,
    ...locales.map((language) => ({ path: nowhere, language, document: null })),
  ]
  const files = await siteFiles(outdir, result, (group) =>
    finished
      .filter((page) => paintedWith(page) === group)
      .map((page) => bodyOf(rendered, addressIn(page, page.language)).html),
  )
  const written = new Map<string, string>([
    ...pages.map((page): [string, string] => [
      fileOf(page),
      htmlDocument(
        {
          language: page.language,
          head: pageHead(page, siteAddress),
          body: bodyOf(rendered, addressIn(page, page.language)),
          paintedWith: paintedWith(page),
        },
        files,
      ),
    ]),
    ...locales.flatMap((language): [string, string][] => [
      [
        `not-found/${language}.html`,
        htmlDocument(
          {
            language,
            head: hiddenHead(pageWords(language, 'not_found')),
            body: bodyOf(rendered, inLocale(nowhere, language)),
            paintedWith: 'page',
          },
          files,
        ),
      ],
      [
        `pages/${language}/app.html`,
        htmlDocument(
          {
            language,
            head: hiddenHead({
              title: pageWords(language, 'app').title,
              description: pageWords(language, 'home').description,
            }),
            body: null,
            paintedWith: 'whole sheet',
            noScript: pageWords(language, 'app').description,
          },
          files,
        ),
      ],
    ]),
    ['sitemap.xml', siteMap(pages, siteAddress)],
    ['robots.txt', robots(siteAddress)],
  ])
  await Promise.all([...written].map(([file, text]) => write(path.join(outdir, file), text)))
}

function paintedWith({
  path: place,
  document,
}: Pick<ServedPage, 'path' | 'document'>): HtmlPage['paintedWith'] {
  if (ofTheirOwn.includes(place)) return 'whole sheet'
  if (document !== null) return 'text'
  if (place === '/statistics') return 'statistics'
  return place === '/' || place === '/home' ? 'home' : 'page'
}

const fileOf = ({ path: place, language }: ServedPage): string =>
  `pages/${language}${place === '/' ? '/index' : place}.html`

function bodyOf({ pages }: RenderedPages, address: string): PageBody {
  const html = pages[address]
  if (html === undefined) throw new Error(`${address} was not rendered.`)
  return { html, renderedFor: address }
}

/** The head of pages that search engines leave alone. */
const hiddenHead = ({ title, description }: PageWords): string =>
  [
    `<title>${escapeHtml(windowTitle(title))}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<meta name="robots" content="noindex">',
  ].join('\n')

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
