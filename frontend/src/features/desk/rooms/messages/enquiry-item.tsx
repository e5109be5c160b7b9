import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { type EnquiryStatus, enquiryStatuses } from '#domain/enquiries/enquiry.ts'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { todayKey } from '../../use-today.ts'
import styles from './enquiries.module.css'
import { Offers } from './offers.tsx'

type Listed = ApiOutput<'listEnquiries'>['enquiries'][number]

/** One enquiry with all that was written; an answer goes by the operator's own mail. */
export function EnquiryItem({ listed }: { readonly listed: Listed }) {
  const { t } = useTranslation(['desk-messages', 'desk', 'common'])
  const format = useFormat()
  const { enquiry, reference } = listed
  // the page of the day leads to one of them
  const isMeant = useLocation().hash === `#${reference}`
  const [isOpen, setOpen] = useState(isMeant)
  const item = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isMeant) item.current?.scrollIntoView()
  }, [isMeant])
  const isMessage = enquiry.kind === 'message'
  const name = isMessage ? enquiry.name : enquiry.contact_name
  return (
    <details
      ref={item}
      id={reference}
      className={styles.enquiry}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <strong>{reference}</strong> {t(`kind.${enquiry.kind}`)}, {enquiry.company ?? name},{' '}
        {format.instant(enquiry.received_at)}, {t(`status.${enquiry.status}`)}
      </summary>
      <p>
        {name}: <a href={`mailto:${encodeURIComponent(enquiry.email)}`}>{enquiry.email}</a>
        {!isMessage && enquiry.phone !== null && `, ${enquiry.phone}`}
      </p>
      {!isMessage && (
        <p>
          {[
            t(`buyer.${enquiry.buyer_type}`),
            t(`common:market.${enquiry.market}`),
            enquiry.category && t(`common:category.${enquiry.category}`),
            enquiry.origin_country && format.country(enquiry.origin_country),
            enquiry.quantity,
            enquiry.needed_by && format.date(enquiry.needed_by),
          ]
            .filter((part) => part !== null)
            .join(' \u00b7 ')}
        </p>
      )}
      <p className={styles.words} lang={enquiry.language}>
        {isMessage ? enquiry.message : enquiry.wanted}
      </p>
      {isOpen && !isMessage && <Offers enquiryId={enquiry.enquiry_id} />}
      <StatusSelect enquiry_id={enquiry.enquiry_id} status={enquiry.status} />
    </details>
  )
}

type EnquiryKey = Pick<Listed['enquiry'], 'enquiry_id' | 'status'>

function StatusSelect({ enquiry_id, status }: EnquiryKey) {
  const { t } = useTranslation(['desk-messages', 'desk', 'common'])
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (chosen: EnquiryStatus) =>
      callApi('setEnquiryStatus', { params: { enquiry_id }, body: { status: chosen } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: todayKey })
      return queries.invalidateQueries({ queryKey: ['listEnquiries'] })
    },
  })
  return (
    <>
      <Select
        label={t('status.label')}
        options={enquiryStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={save.isPending ? save.variables : status}
        onChange={(chosen) => {
          if (chosen !== '' && !save.isPending) save.mutate(chosen)
        }}
      />
      {save.error && (
        <Notice tone="error" announce title={t('desk:not_saved')}>
          {t(`common:errors.${errorCodeOf(save.error)}`)}
        </Notice>
      )}
    </>
  )
}
