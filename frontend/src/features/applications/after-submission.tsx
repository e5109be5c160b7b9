import { useTranslation } from 'react-i18next'
import { isFeeDue } from '#domain/applications/is-fee-due.ts'
import { applicationFee } from '#domain/billing/application-fee.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import type { ApiOutput } from '../../lib/api.ts'
import { PaymentForm } from '../../lib/payments/payment-form.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './after-submission.module.css'

/** After the submission: the fee first, as long as it is due, then what happens next. */
export function AfterSubmission({
  application,
  tender,
  outcomes,
}: Pick<ApiOutput<'getApplication'>, 'application' | 'tender' | 'outcomes'>) {
  const isDue = isFeeDue(application.status, tender)
  return (
    <>
      {isDue && <PayBox tenderId={application.tender_id} />}
      {outcomes.length === 0 && <NextSteps />}
    </>
  )
}

function PayBox({ tenderId }: { readonly tenderId: TenderId }) {
  const { t } = useTranslation('applications')
  const { fee } = useFormat()
  return (
    <section className={styles.pay} aria-labelledby="pay-now">
      <h2 id="pay-now">{t('pay.due_title', { fee: fee(applicationFee) })}</h2>
      <p>{t('pay.next')}</p>
      <PaymentForm
        kind="application_fees"
        tenderIds={[tenderId]}
        label={t('pay.button_sum', { total: fee(applicationFee) })}
      />
      <p>
        <LinkButton size="small" variant="quiet" to="/tender-applications/review#payment">
          {t('pay.together')}
        </LinkButton>
      </p>
    </section>
  )
}

const steps = ['check', 'hand_in', 'outcome'] as const

function NextSteps() {
  const { t } = useTranslation('applications')
  return (
    <section className={styles.next} aria-labelledby="what-next">
      <h2 id="what-next">{t('next.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`next.${step}`)}</li>
        ))}
      </ol>
    </section>
  )
}
