import { useTranslation } from 'react-i18next'
import type { ApiOutput } from '../../lib/api.ts'
import { useFormat } from '../../lib/use-format.ts'
import styles from './open-requests.module.css'

type Request = ApiOutput<'listOwnOffers'>['offers'][number]

/** What somebody looks for: its facts, and their own words. */
export function RequestFacts({
  request,
}: {
  readonly request: Omit<Request, 'offer' | 'buyer' | 'enquiry_id'>
}) {
  const { t } = useTranslation('enquiries')
  const format = useFormat()
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={t('field.buyer_type')} value={t(`buyer_type.${request.buyer_type}`)} />
        <Fact
          label={t('field.origin_country')}
          value={request.origin_country && format.country(request.origin_country)}
        />
        <Fact label={t('field.quantity')} value={request.quantity} />
        <Fact
          label={t('field.needed_by')}
          value={request.needed_by && format.date(request.needed_by, 'long')}
        />
        <Fact label={t('open.received')} value={format.date(request.received_at.slice(0, 10))} />
        <Fact label={t('open.reference')} value={request.reference} />
      </dl>
      <p className={styles.words} lang={request.language}>
        {request.wanted}
      </p>
    </>
  )
}

function Fact({ label, value }: { readonly label: string; readonly value: string | null }) {
  if (value === null) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
