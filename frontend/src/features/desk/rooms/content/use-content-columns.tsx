import { useTranslation } from 'react-i18next'
import { type ContentStatus, isSingle } from '#domain/content/site-content.ts'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { Column } from '../../../../ui/data-table.tsx'
import type { ListedContent } from './content-page.tsx'
import { useLanguageNames } from './use-language-names.ts'

const tones = { draft: 'neutral', published: 'success', changed: 'warning' } as const

export function ContentStatusBadge({ status }: { readonly status: ContentStatus }) {
  const { t } = useTranslation('desk-content')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}

export function useContentColumns(): Column<ListedContent>[] {
  const { t } = useTranslation('desk-content')
  const { instant, list } = useFormat()
  const nameOf = useLanguageNames()
  return [
    {
      key: 'name',
      header: t('column.name'),
      isRowHeader: true,
      cell: ({ kind, content_id, name }) => (
        <LocaleLink to={`/admin/content/${kind}/${content_id}`}>
          {name ?? (isSingle(kind) ? t(`kind.${kind}`) : t('unnamed'))}
        </LocaleLink>
      ),
    },
    { key: 'kind', header: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'status',
      header: t('column.status'),
      cell: ({ status }) => <ContentStatusBadge status={status} />,
    },
    {
      key: 'missing',
      header: t('column.missing'),
      cell: ({ kind, missing_languages: missing }) =>
        (kind === 'news' || kind === 'sender') && missing.length > 0
          ? list(missing.map(nameOf))
          : null,
    },
    {
      key: 'published',
      header: t('column.published'),
      cell: ({ published_at }) => published_at && instant(published_at),
    },
    {
      key: 'updated',
      header: t('column.updated'),
      cell: ({ updated_at }) => instant(updated_at),
    },
  ]
}
