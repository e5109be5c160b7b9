import { defaultLocale, type Locale, locales } from '#domain/shared/locale.ts'
import { inLocale } from '../../src/i18n/locale-path.ts'
import { windowTitle } from '../../src/ui/window-title.ts'
import { pageWords } from './page-words.ts'
import type { ServedPage } from './served-page.ts'
import { structuredData } from './structured-data.ts'

/** Facebook's names of our languages, as Open Graph wants them. */
const openGraphLocales: Readonly<Record<Locale, string>> = {
  en: 'en_GB',
  it: 'it_IT',
  fr: 'fr_FR',
  de: 'de_DE',
  es: 'es_ES',
}

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** The pages on which feed readers look for news of tenders. */
const pagesWithFeed = ['/calendar', '/tenders', '/news']

function feedLinks({ path, language }: ServedPage): string[] {
  if (!pagesWithFeed.includes(path)) return []
  const title = escapeHtml(windowTitle(pageWords(language, 'tenders').title))
  const address = `/api/feeds/tenders.atom?language=${language}`
  return [`<link rel="alternate" type="application/atom+xml" title="${title}" href="${address}">`]
}

/** What search engines and other sites read of a page. `siteAddress` has no slash at its end. */
export function pageHead(page: ServedPage, siteAddress: string): string {
  const { words, language, canonical, document } = page
  const address = (locale: Locale) => siteAddress + inLocale(canonical, locale)
  const isArticle = document !== null && document.kind !== 'legal'
  const meta = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`
  return [
    `<title>${escapeHtml(windowTitle(words.title))}</title>`,
    `<meta name="description" content="${escapeHtml(words.description)}">`,
    `<link rel="canonical" href="${address(language)}">`,
    ...locales.map(
      (locale) => `<link rel="alternate" hreflang="${locale}" href="${address(locale)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${address(defaultLocale)}">`,
    ...feedLinks(page),
    meta('type', isArticle ? 'article' : 'website'),
    meta('site_name', 'Nordgate'),
    meta('title', words.title),
    meta('description', words.description),
    meta('url', address(language)),
    meta('locale', openGraphLocales[language]),
    meta('image', `${siteAddress}/nordgate.png`),
    meta('image:width', '1200'),
    meta('image:height', '630'),
    meta('image:alt', 'Nordgate'),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${structuredData(page, siteAddress)}</script>`,
  ].join('\n')
}
