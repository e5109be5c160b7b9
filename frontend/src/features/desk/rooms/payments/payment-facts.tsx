import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import { PaymentStatusBadge } from '../../../../lib/payments/payment-status-badge.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import type { DeskPayment } from './payment-page.tsx'
import styles from './payments.module.css'

/** What is stored of a payment. */
export function PaymentFacts({ payment }: { readonly payment: DeskPayment['payment'] }) {
  const { t } = useTranslation(['desk-payments', 'billing'])
  const { instant, money } = useFormat()
  const { user_id, status, refunded, purpose, total, net, created_at, paid_at } = payment
  const facts = [
    [
      t('column.company'),
      <LocaleLink key="company" to={`/admin/payments?company=${encodeURIComponent(user_id)}`}>
        {payment.company_name ?? t('no_company')}
      </LocaleLink>,
    ],
    [t('column.for'), t(`billing:purpose.${purpose}`)],
    [t('column.status'), <PaymentStatusBadge key="status" status={status} />],
    [t('column.total'), total && money(total)],
    [t('net'), money(net)],
    [t('column.refunded'), refunded && money(refunded)],
    [t('code'), payment.referral_code],
    [t('created_at'), instant(created_at)],
    [t('paid_at'), paid_at && instant(paid_at)],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
