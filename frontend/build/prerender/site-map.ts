import { defaultLocale, locales } from '#domain/shared/locale.ts'
import { inLocale } from '../../src/i18n/locale-path.ts'
import { escapeHtml } from './head.ts'
import { isListed, type ServedPage } from './served-page.ts'

/** `sitemap.xml`: every page in every language, each with its translations (sitemaps.org, hreflang). */
export function siteMap(pages: readonly ServedPage[], siteAddress: string): string {
  const urls = pages.filter(isListed).map(({ path, language, document }) => {
    const alternates = [...locales, 'x-default' as const].map((locale) => {
      const address = siteAddress + inLocale(path, locale === 'x-default' ? defaultLocale : locale)
      return `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeHtml(address)}"/>`
    })
    const changed = document === null ? '' : `<lastmod>${document.updated}</lastmod>`
    return `<url><loc>${escapeHtml(siteAddress + inLocale(path, language))}</loc>${changed}${alternates.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** Pages of the application say `noindex` themselves, which a crawler has to be able to read. */
export const robots = (siteAddress: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteAddress}/sitemap.xml\n`
