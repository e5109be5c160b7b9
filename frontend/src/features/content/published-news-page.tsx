import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { NotFound } from '../../lib/not-found.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ContentPageModule, ContentPageProps } from './content-element.tsx'
import { DocumentView } from './document-page.tsx'
import { documentOfNews } from './published-news.ts'

/** `/news/item/:slug`: a news item that was published at the desk. */
function PublishedNewsPage({ slug, language }: ContentPageProps) {
  const { t } = useTranslation('content')
  const { data, error, refetch } = useQuery({
    queryKey: ['getPublishedNews', slug, language],
    queryFn: ({ signal }) =>
      callApi('getPublishedNews', { params: { slug }, query: { language }, signal }),
  })
  if (data) {
    return (
      <DocumentView document={documentOfNews(slug, data)} isFallback={data.language !== language} />
    )
  }
  // an address that nobody could have written is refused as input
  if (['not_found', 'invalid_input'].includes(errorCodeOf(error))) return <NotFound />
  return (
    <Page title={t('news.title')}>
      {error ? (
        <ApiFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton awaits="news" lines={12} />
      )}
    </Page>
  )
}

export const publishedNewsPage: ContentPageModule = {
  Page: PublishedNewsPage,
  preload: async () => undefined,
}
