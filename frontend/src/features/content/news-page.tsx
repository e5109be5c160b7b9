import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSiteContent } from '../../lib/operator/use-site-content.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import type { ContentSummary } from './content.ts'
import type { ContentPageModule, ContentPageProps } from './content-element.tsx'
import { contentSummaries } from './load-content.ts'
import { NewsList } from './news-list.tsx'
import { summaryOfNews } from './published-news.ts'
import styles from './summary-list.module.css'

/** A rule may be published long before it holds. */
const knownSince = ({ published, event }: ContentSummary): string => published ?? event?.date ?? ''

/** News, newest first. What the desk published joins when it is asked for, so that nothing moves. */
function NewsPage({ language }: ContentPageProps) {
  const { t } = useTranslation('content')
  const content = useSiteContent()
  // at once where it was there before the page: nobody has begun to read
  const [isJoined, setJoined] = useState(content !== undefined)
  const place = useRef<HTMLDivElement>(null)
  const join = () => {
    setJoined(true)
    // the button goes; who uses the keyboard goes on from its place
    place.current?.focus()
  }
  const written = contentSummaries(language)
    .read()
    .filter(({ kind }) => kind === 'news')
  const published = (content?.news ?? []).flatMap((item) => summaryOfNews(item, language) ?? [])
  const news = [...written, ...(isJoined ? published : [])].toSorted((a, b) =>
    knownSince(b).localeCompare(knownSince(a)),
  )
  return (
    <Page title={t('news.title')} lead={<p>{t('news.lead')}</p>}>
      <div ref={place} className={styles.joining} role="status" tabIndex={-1}>
        {!isJoined && published.length > 0 && (
          <Button onClick={join}>{t('news.more', { count: published.length })}</Button>
        )}
      </div>
      {news.length === 0 ? (
        <EmptyState title={t('news.none')}>{t('news.none_help')}</EmptyState>
      ) : (
        <NewsList news={news} language={language} />
      )}
    </Page>
  )
}

export const newsPage: ContentPageModule = {
  Page: NewsPage,
  preload: (_, language) => contentSummaries(language).preload(),
}
