import { useTranslation } from 'react-i18next'
import { NordicMap } from '../../lib/markets/nordic-map.tsx'
import { NotFound } from '../../lib/not-found.tsx'
import { DocumentBody } from '../../lib/operator/document-body.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import type { ContentDocument, ContentKind } from './content.ts'
import type { ContentPageModule, ContentPageProps } from './content-element.tsx'
import { DocumentDates } from './document-dates.tsx'
import styles from './document-page.module.css'
import { contentDocument } from './load-content.ts'
import { MarketState } from './market-state.tsx'
import { Sources } from './sources.tsx'
import { TableOfContents } from './table-of-contents.tsx'

/** The page of one content file: guide, resource, news item or legal text. */
export const documentPage = (kind: ContentKind): ContentPageModule => ({
  Page: ({ slug, language }: ContentPageProps) => {
    const found = contentDocument(kind, slug, language)
    if (found === null) return <NotFound />
    return <DocumentView document={found.read()} isFallback={found.read().language !== language} />
  },
  preload: async (slug, language) => contentDocument(kind, slug, language)?.preload(),
})

export function DocumentView({
  document,
  isFallback,
}: {
  readonly document: ContentDocument
  readonly isFallback: boolean
}) {
  const { t } = useTranslation('content')
  const lang = isFallback ? document.language : undefined
  const { kind, title, headings } = document
  return (
    <Page
      title={title}
      titleLang={lang}
      lead={<p lang={lang}>{document.description}</p>}
      above={kind !== 'legal' && <Trail document={document} />}
    >
      {isFallback && <Notice>{t('document.english_only')}</Notice>}
      {document.isTemplate && (
        <Notice tone="warning" title={t('legal.template_title')}>
          {t('legal.template_text')}
        </Notice>
      )}
      {document.market !== null && <MarketState market={document.market} />}
      <div className={styles.columns}>
        <div className={styles.side}>
          <DocumentDates document={document} />
          {headings.length > 2 && <TableOfContents headings={headings} lang={lang} />}
          {document.market !== null && <NordicMap market={document.market} />}
        </div>
        <article className={styles.text}>
          <DocumentBody html={document.html} lang={lang} />
          {document.sources.length > 0 && <Sources sources={document.sources} />}
        </article>
      </div>
    </Page>
  )
}

function Trail({ document }: { readonly document: ContentDocument }) {
  const { t } = useTranslation('content')
  const list =
    document.kind === 'news'
      ? { label: t('news.title'), to: '/news' }
      : { label: t('resources.title'), to: '/resources' }
  return <Breadcrumbs trail={[list, { label: document.title }]} />
}
