import { applicationFee } from '#domain/billing/application-fee.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { markets } from '#domain/shared/market.ts'
import { fromMinor } from '#domain/shared/money.ts'
import { inLocale } from '../../src/i18n/locale-path.ts'
import { formatFee } from '../../src/lib/format.ts'
import { feeWords, pageWords } from './page-words.ts'
import type { ServedPage } from './served-page.ts'

/** JSON-LD of a page (schema.org), safe inside a script element. */
export function structuredData(page: ServedPage, siteAddress: string): string {
  const { path, language, words, canonical, document } = page
  const url = siteAddress + inLocale(canonical, language)
  const organization = { '@id': `${siteAddress}/#organization` }
  const parts: object[] = [breadcrumbs(page, siteAddress)]
  if (canonical === '/') {
    parts.push(
      {
        '@type': 'Organization',
        ...organization,
        name: 'Nordgate',
        url: siteAddress,
        logo: `${siteAddress}/nordgate.png`,
      },
      { '@type': 'WebSite', name: 'Nordgate', url, inLanguage: language, publisher: organization },
    )
  }
  if (document !== null && document.kind !== 'legal') {
    parts.push({
      '@type': document.kind === 'news' ? 'NewsArticle' : 'Article',
      headline: words.title,
      description: words.description,
      inLanguage: document.language,
      dateModified: document.updated,
      mainEntityOfPage: url,
      image: `${siteAddress}/nordgate.png`,
      author: organization,
      publisher: { '@type': 'Organization', ...organization, name: 'Nordgate', url: siteAddress },
      citation: document.sources.map(({ url: source }) => source),
    })
  }
  if (path === '/pricing') {
    parts.push({
      '@type': 'Service',
      name: words.title,
      description: words.description,
      url,
      provider: organization,
      areaServed: markets,
      offers: feeOffer(language, url),
    })
  }
  const data = { '@context': 'https://schema.org', '@graph': parts }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** The one price that is known here: the others live at the payment provider and may change any day. */
function feeOffer(language: Locale, url: string) {
  const { amount_minor, currency } = applicationFee
  const { title, description } = feeWords(language, formatFee(applicationFee, language))
  return {
    '@type': 'Offer',
    name: title,
    description,
    url,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: fromMinor(amount_minor, currency),
      priceCurrency: currency,
      valueAddedTaxIncluded: false,
    },
  }
}

function breadcrumbs({ canonical, language, words, document }: ServedPage, siteAddress: string) {
  const list = document === null ? null : document.kind === 'news' ? 'news' : 'resources'
  const trail = [
    { name: 'Nordgate', path: '/' },
    ...(list === null || document?.kind === 'legal'
      ? []
      : [{ name: pageWords(language, list).title, path: `/${list}` }]),
    ...(canonical === '/' ? [] : [{ name: words.title, path: canonical }]),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      item: siteAddress + inLocale(path, language),
    })),
  }
}
