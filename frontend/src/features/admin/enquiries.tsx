import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './enquiries.module.css'
import { EnquiryItem } from './enquiry-item.tsx'

/** Messages and private-sales requests, newest first. */
export function Enquiries() {
  const { t } = useTranslation('admin')
  const [showsClosed, setShowsClosed] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['listEnquiries'],
    queryFn: ({ signal }) => callApi('listEnquiries', { signal }),
  })
  const shown = data?.enquiries.filter(({ enquiry }) => showsClosed || enquiry.status !== 'closed')
  return (
    <Card title={t('enquiries.title')}>
      {error && <ApiFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
      {data && (
        <Checkbox
          label={t('enquiries.show_closed')}
          checked={showsClosed}
          onChange={setShowsClosed}
        />
      )}
      {shown?.length === 0 && <p>{t('enquiries.none')}</p>}
      {shown && shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((listed) => (
            <li key={listed.enquiry.enquiry_id}>
              <EnquiryItem listed={listed} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
