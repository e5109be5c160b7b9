import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { ListPager } from '../../../../lib/list-pager.tsx'
import { byCursor } from '../../../../lib/pages-of.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import styles from './enquiries.module.css'
import { EnquiryItem } from './enquiry-item.tsx'

/** `/admin/messages`: messages and private-sales requests, newest first. */
export function MessagesPage() {
  const { t } = useTranslation('desk-messages')
  const [showsClosed, setShowsClosed] = useState(false)
  const state = showsClosed ? 'all' : 'open'
  const list = useInfiniteQuery({
    queryKey: ['listEnquiries', state],
    queryFn: ({ pageParam, signal }) =>
      callApi('listEnquiries', { query: { state, cursor: pageParam }, signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
  const shown = list.data?.pages.flatMap((page) => page.enquiries)
  return (
    <Page width="wide" title={t('title')}>
      {shown === undefined && list.error !== null && (
        <ApiFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton lines={6} />}
      {shown && (
        <Checkbox label={t('show_closed')} checked={showsClosed} onChange={setShowsClosed} />
      )}
      {shown?.length === 0 && <p>{t('none')}</p>}
      {shown && shown.length > 0 && (
        <>
          <ul className={styles.list} aria-busy={list.isPlaceholderData}>
            {shown.map((listed) => (
              <li key={listed.enquiry.enquiry_id}>
                <EnquiryItem listed={listed} />
              </li>
            ))}
          </ul>
          <ListPager list={list} />
        </>
      )}
    </Page>
  )
}
