import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFeeDue } from '#domain/applications/is-fee-due.ts'
import { applicationFee } from '#domain/billing/application-fee.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import type { ListedApplication } from '../../lib/applications/use-applications.ts'
import { PaymentForm } from '../../lib/payments/payment-form.tsx'
import { TenderTitle } from '../../lib/tenders/tender-title.tsx'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './payment-step.module.css'

type Lines = readonly ListedApplication[]

/** What one payment takes. */
const mostAtOnce = 50

export const paymentStepId = 'payment'

/** The fee of submitted applications: which are due, which are paid, and the way to the payment page. */
export function PaymentStep({ lines }: { readonly lines: Lines }) {
  const { t } = useTranslation('applications')
  const { fee } = useFormat()
  const due = lines.filter(({ application, tender }) => isFeeDue(application.status, tender))
  const paid = lines.filter(({ application }) => application.status === 'PAID')
  if (due.length + paid.length === 0) return null
  return (
    <section id={paymentStepId} className={styles.step} aria-labelledby="payment-title">
      <h2 id="payment-title">{t('pay.title')}</h2>
      {due.length > 0 && (
        <>
          <p className={styles.words}>{t('pay.lead', { fee: fee(applicationFee) })}</p>
          <Due lines={due} />
        </>
      )}
      {paid.length > 0 && <Paid lines={paid} />}
    </section>
  )
}

function Due({ lines }: { readonly lines: Lines }) {
  const { t } = useTranslation('applications')
  const { fee, money } = useFormat()
  const [left, setLeft] = useState<ReadonlySet<TenderId>>(new Set())
  const chosen = lines.map(({ application }) => application.tender_id).filter((id) => !left.has(id))
  const total = { ...applicationFee, amount_minor: applicationFee.amount_minor * chosen.length }
  const toggle = (id: TenderId, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(id)
    else next.add(id)
    setLeft(next)
  }
  return (
    <div className={styles.due}>
      <fieldset>
        <legend className={styles.legend}>{t('pay.choose')}</legend>
        <ul className={styles.list}>
          {lines.map((line) => (
            <DueLine
              key={line.application.tender_id}
              line={line}
              isChosen={!left.has(line.application.tender_id)}
              onChoose={(isChosen) => toggle(line.application.tender_id, isChosen)}
            />
          ))}
        </ul>
      </fieldset>
      <p className={styles.total} role="status">
        <span>
          {t('pay.sum', { count: chosen.length, fee: fee(applicationFee) })}
          <span className={styles.soft}> {t('pay.without_tax')}</span>
        </span>
        <strong>{money(total)}</strong>
      </p>
      <PaymentForm
        kind="application_fees"
        tenderIds={chosen}
        missing={missingOf(chosen.length, t)}
        label={chosen.length === 0 ? t('pay.button') : t('pay.button_sum', { total: fee(total) })}
      />
      <p className={styles.soft}>{t('pay.next')}</p>
    </div>
  )
}

function missingOf(count: number, t: ReturnType<typeof useTranslation<'applications'>>['t']) {
  if (count === 0) return t('pay.none_chosen')
  return count > mostAtOnce ? t('pay.too_many', { most: mostAtOnce }) : null
}

interface DueLineProps {
  readonly line: ListedApplication
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

function DueLine({ line: { application, tender }, isChosen, onChoose }: DueLineProps) {
  const { t } = useTranslation('applications')
  const titleOf = useTitleOf()
  const { t: word } = useTranslation('vocabulary')
  const { fee, instant } = useFormat()
  return (
    <li>
      <Checkbox
        label={titleOf(tender)}
        hint={[
          word(`market.${tender.market}`),
          tender.reference,
          application.submitted_at &&
            t('pay.submitted', { time: instant(application.submitted_at) }),
        ]
          .filter(Boolean)
          .join(' \u00b7 ')}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.fee}>{fee(applicationFee)}</span>
    </li>
  )
}

function Paid({ lines }: { readonly lines: Lines }) {
  const { t } = useTranslation('applications')
  return (
    <div className={styles.paid}>
      <h3>{t('pay.paid')}</h3>
      <ul className={styles.list}>
        {lines.map(({ tender }) => (
          <li key={tender.tender_id}>
            <TenderTitle tender={tender} to={`/tender-application/${tender.tender_id}`} />
          </li>
        ))}
      </ul>
      <div>
        <LinkButton to="/profile?section=billing">{t('pay.receipts')}</LinkButton>
      </div>
    </div>
  )
}
