import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { EnquiryId } from '#domain/shared/ids.ts'
import { callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { DeskPart } from './desk-part.tsx'
import styles from './enquiries.module.css'
import { type ListedMessage, wordsOf, writerOf } from './message-csv.ts'
import { Offers } from './offers.tsx'
import { Talk } from './talk.tsx'

/** `/admin/messages/:enquiryId`: one of them with all that was written; an answer goes by the operator's own mail. */
export function MessagePage() {
  const { t } = useTranslation('desk-messages')
  const enquiry_id = (useParams().enquiryId ?? '') as EnquiryId
  const { data, error, refetch } = useQuery({
    queryKey: ['findEnquiry', enquiry_id],
    queryFn: ({ signal }) => callApi('findEnquiry', { params: { enquiry_id }, signal }),
  })
  const isMissing = ['not_found', 'invalid_input'].includes(errorCodeOf(error))
  const name = data?.reference ?? t('one')
  return (
    <Page
      width="wide"
      title={name}
      lead={data && t(`kind.${data.enquiry.kind}`)}
      above={
        <Breadcrumbs trail={[{ label: t('title'), to: '/admin/messages' }, { label: name }]} />
      }
    >
      {isMissing ? (
        <EmptyState
          title={t('missing')}
          action={<LinkButton to="/admin/messages">{t('title')}</LinkButton>}
        />
      ) : (
        error && <ApiFailure error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Skeleton awaits="message" lines={8} />}
      {data && <Written listed={data} />}
    </Page>
  )
}

function Written({ listed }: { readonly listed: ListedMessage }) {
  const { t } = useTranslation(['desk-messages', 'common'])
  const format = useFormat()
  const { enquiry } = listed
  const sale = enquiry.kind === 'private_sale' ? enquiry : null
  return (
    <div className={styles.message}>
      <p>
        {[enquiry.company, writerOf(listed)].filter(Boolean).join(' \u00b7 ')}:{' '}
        <a href={`mailto:${encodeURIComponent(enquiry.email)}`}>{enquiry.email}</a>
        {enquiry.kind !== 'message' && enquiry.phone !== null && `, ${enquiry.phone}`}
      </p>
      <p>{format.instant(enquiry.received_at)}</p>
      {sale && (
        <p>
          {[
            t(`buyer.${sale.buyer_type}`),
            t(`common:market.${sale.market}`),
            sale.category && t(`common:category.${sale.category}`),
            sale.origin_country && format.country(sale.origin_country),
            sale.quantity,
            sale.needed_by && format.date(sale.needed_by),
          ]
            .filter((part) => part !== null)
            .join(' \u00b7 ')}
        </p>
      )}
      <p className={styles.words} lang={enquiry.language}>
        {wordsOf(listed)}
      </p>
      <DeskPart listed={listed} />
      {enquiry.kind === 'consultation' && <Talk listed={{ ...listed, enquiry }} />}
      {sale && (
        <section className={styles.sale} aria-label={t('offers')}>
          <h2>{t('offers')}</h2>
          <Offers sale={sale} reference={listed.reference} />
        </section>
      )}
    </div>
  )
}
