import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { siteContentKinds } from '#domain/content/site-content.ts'
import { useLocaleNavigate } from '../../../../i18n/use-locale-path.ts'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { byCursor } from '../../../../lib/pages-of.ts'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Select } from '../../../../ui/select.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { ViewBar } from '../../views/view-bar.tsx'
import { contentCsv } from './content-csv.ts'
import { filterSearch, parseFilter } from './content-filter.ts'
import { NewsDialog } from './news-dialog.tsx'
import { useContentColumns } from './use-content-columns.tsx'

export type ListedContent = ApiOutput<'listContent'>['items'][number]

/** `/admin/content`: what the operator says on the site, and what is being written. */
export function ContentPage() {
  const { t } = useTranslation('desk-content')
  const navigate = useLocaleNavigate()
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch)
  const [isNaming, setNaming] = useState(false)
  const kind = filter.kind || undefined
  const list = useInfiniteQuery({
    queryKey: ['listContent', kind],
    queryFn: ({ pageParam, signal }) =>
      callApi('listContent', { query: { kind, cursor: pageParam }, signal }),
    placeholderData: keepPreviousData,
    ...byCursor,
  })
  const columns = useContentColumns()
  const writeTestimonial = () => navigate(`/admin/content/testimonial/${crypto.randomUUID()}`)
  return (
    <Page
      width="wide"
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <Button onClick={writeTestimonial}>{t('new.testimonial')}</Button>
          <Button onClick={() => setNaming(true)}>{t('new.news')}</Button>
          <LinkButton to="/admin/content/about/about">{t('kind.about')}</LinkButton>
          <LinkButton to="/admin/content/contact/contact">{t('kind.contact')}</LinkButton>
          <LinkButton to="/admin/content/sender/sender">{t('kind.sender')}</LinkButton>
        </>
      }
    >
      <ViewBar list="content" />
      <DeskList
        caption={t('title')}
        list={list}
        rowsOf={({ items }) => items}
        rowKey={(item) => `${item.kind} ${item.content_id}`}
        columns={columns}
        csv={{ name: 'content', make: () => contentCsv({ kind }) }}
        filters={
          <Select
            label={t('column.kind')}
            empty={t('any_kind')}
            options={siteContentKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={filter.kind}
            onChange={(chosen) => setFilter({ kind: chosen })}
          />
        }
        onClear={kind === undefined ? null : () => setFilter({ kind: '' })}
        empty={{ title: t('none'), text: t('none_text') }}
      />
      {isNaming && <NewsDialog onClose={() => setNaming(false)} />}
    </Page>
  )
}
