import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { NotFound } from '../../../../lib/not-found.tsx'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ContentEditor } from './content-editor.tsx'
import { kindOf } from './content-filter.ts'
import { type ContentPlace, useContentItem } from './use-content-item.ts'

/** `/admin/content/:kind/:contentId`: one item, written beside the preview of its page. */
export function ItemPage() {
  const { kind: name, contentId: content_id = '' } = useParams()
  const kind = kindOf(name)
  if (kind === '') return <NotFound />
  return <Item key={`${kind} ${content_id}`} place={{ kind, content_id }} />
}

function Item({ place }: { readonly place: ContentPlace }) {
  const { t } = useTranslation('desk-content')
  const { data, error, isPending, refetch } = useContentItem(place)
  const title = t(`kind.${place.kind}`)
  return (
    <Page
      width="wide"
      title={title}
      above={
        <Breadcrumbs trail={[{ label: t('title'), to: '/admin/content' }, { label: title }]} />
      }
    >
      {isPending && <Skeleton awaits="text" lines={12} />}
      {error && <ApiFailure error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <ContentEditor place={place} item={data} onReload={() => void refetch()} />
      )}
    </Page>
  )
}
