import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { ListPager } from '../../lib/list-pager.tsx'
import { byCursor } from '../../lib/pages-of.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './enquiries.module.css'
import { EnquiryItem } from './enquiry-item.tsx'

/** Messages and private-sales requests, newest first. */
export function Enquiries() {
  const { t } = useTranslation('admin')
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
    <Card title={t('enquiries.title')}>
      {shown === undefined && list.error !== null && (
        <ApiFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton lines={6} />}
      {shown && (
        <Checkbox
          label={t('enquiries.show_closed')}
          checked={showsClosed}
          onChange={setShowsClosed}
        />
      )}
      {shown?.length === 0 && <p>{t('enquiries.none')}</p>}
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
    </Card>
  )
}
