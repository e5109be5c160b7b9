import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { TenderId } from '#domain/shared/ids.ts'
import { withoutLocale } from '../../i18n/locale-path.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { errorCodeOf } from '../api-error.ts'
import { paymentFailureOf } from './payment-failure.ts'
import styles from './payment-form.module.css'
import { type PurchaseIntent, typedReferralCode } from './purchase-intent.ts'
import { usePaymentStart } from './use-payment-start.ts'

export interface PaymentFormProps {
  readonly kind: PurchaseIntent['kind']
  readonly tenderIds?: readonly TenderId[]
  /** The words of the button. */
  readonly label: string
  /** What is missing before it can be paid; told when the button is pressed. */
  readonly missing?: string | null
  /** The code to begin with. Default: what was typed last in this tab. */
  readonly referralCode?: string | null
  /** Where to return to from the payment page (default: this page). */
  readonly returnTo?: string
  /** Default: `primary`. */
  readonly variant?: 'primary' | 'secondary'
}

/** Referral code, the button to the payment page, and what went wrong on the way there. */
export function PaymentForm({
  kind,
  tenderIds = [],
  label,
  missing = null,
  referralCode,
  returnTo,
  variant = 'primary',
}: PaymentFormProps) {
  const { t } = useTranslation('billing')
  const fieldId = useId()
  const { start, isBusy, error, forgetError } = usePaymentStart()
  const [code, setCode] = useReferralCode(referralCode)
  const [isMissingTold, setMissingTold] = useState(false)
  const isCodeWrong = error !== null && errorCodeOf(error) === 'referral_code_not_valid'
  useEffect(() => {
    if (isCodeWrong) document.getElementById(fieldId)?.focus()
  }, [isCodeWrong, fieldId])
  const pay = async (event?: FormEvent) => {
    event?.preventDefault()
    setMissingTold(missing !== null)
    if (missing !== null) return
    await start({ kind, tender_ids: tenderIds, referral_code: code.trim() || null }, returnTo)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void pay(event)} noValidate>
      <TextField
        id={fieldId}
        label={t('referral.label')}
        hint={t('referral.hint')}
        required={false}
        value={code}
        onChange={(typed) => {
          setCode(typed)
          if (isCodeWrong) forgetError()
        }}
        error={isCodeWrong ? t('referral.not_valid') : null}
        maxLength={100}
        autoComplete="off"
      />
      {error !== null && !isCodeWrong && (
        <Failure error={error} kind={kind} onRetry={() => void pay()} />
      )}
      {isMissingTold && missing !== null && <Notice tone="error" announce title={missing} />}
      <div>
        <Button type="submit" variant={variant} busy={isBusy}>
          {label}
        </Button>
      </div>
    </form>
  )
}

function useReferralCode(given: string | null | undefined) {
  const { search } = useLocation()
  const [code, setCode] = useState(
    () => given ?? (new URLSearchParams(search).get('referral_code') || typedReferralCode.get()),
  )
  const keep = (typed: string) => {
    typedReferralCode.set(typed)
    setCode(typed)
  }
  return [code, keep] as const
}

interface FailureProps {
  readonly error: unknown
  readonly kind: PurchaseIntent['kind']
  readonly onRetry: () => void
}

function Failure({ error, kind, onRetry }: FailureProps) {
  const { t } = useTranslation(['billing', 'common'])
  const { pathname, search } = useLocation()
  const { key, code, mayRetry } = paymentFailureOf(error, kind)
  const next = encodeURIComponent(withoutLocale(pathname) + search)
  return (
    <Notice
      tone="error"
      announce
      title={t(`failure.${key}`)}
      action={
        key === 'authentication_required' ? (
          <LinkButton to={`/auth?next=${next}`}>{t('common:sign_in_needed.log_in')}</LinkButton>
        ) : (
          mayRetry && <Button onClick={onRetry}>{t('common:ui.try_again')}</Button>
        )
      }
    >
      {code === null ? t('failure.not_charged') : t(`common:errors.${code}`)}
    </Notice>
  )
}
