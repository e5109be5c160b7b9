import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationsQuery } from '../../lib/applications/use-applications.ts'
import { billingKey } from '../../lib/payments/billing-query.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './outcome.module.css'
import { PaidAmount } from './paid-amount.tsx'
import { PaidTender } from './paid-tender.tsx'
import type { Checkout } from './use-checkout.ts'

type Payment = NonNullable<Checkout['payment']>

/** A settled one-off payment, and what the applications themselves say. */
export function ConfirmedPayment({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('billing')
  const queries = useQueryClient()
  const isForFees = payment.purpose === 'application_fees'
  const isRefunded = payment.status === 'refunded'
  const { data } = useQuery({
    ...applicationsQuery,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const isDone = payment.tender_ids.every(
        (id) =>
          state.data?.find(({ application }) => application.tender_id === id)?.application
            .status === 'PAID',
      )
      return !isForFees || isRefunded || isDone ? false : 2000
    },
  })
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: billingKey })
    void queries.invalidateQueries({ queryKey: ['tender'] })
    void queries.invalidateQueries({ queryKey: ['application'] })
  }, [queries])
  const statuses = new Map(
    data?.map(({ application }) => [application.tender_id, application.status]),
  )
  return (
    <Page width="narrow" title={t(isRefunded ? 'success.refunded_title' : 'success.paid_title')}>
      <Notice
        tone={isRefunded ? 'warning' : 'success'}
        announce
        title={t(isRefunded ? 'success.refunded_text' : 'success.paid_text')}
      >
        <PaidAmount payment={payment} />
      </Notice>
      <ul className={styles.list}>
        {payment.tender_ids.map((id) => (
          <PaidTender
            key={id}
            tenderId={id}
            purpose={payment.purpose}
            status={statuses.get(id) ?? null}
            isRefunded={isRefunded}
          />
        ))}
      </ul>
      <p>{t(isForFees ? 'success.fees_next' : 'success.single_next')}</p>
      <div className={styles.buttons}>
        <LinkButton variant={isForFees ? 'primary' : 'secondary'} to="/tender-applications">
          {t('success.to_applications')}
        </LinkButton>
        <LinkButton to="/profile?section=billing">{t('success.to_receipts')}</LinkButton>
      </div>
    </Page>
  )
}
