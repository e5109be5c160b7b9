import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type FieldError } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { factorErrorKey } from './auth-error.ts'
import styles from './auth-page.module.css'
import { CodeField, digitsOf } from './code-field.tsx'
import type { FactorStepProps } from './factor-step.tsx'

interface Props extends FactorStepProps {
  readonly label: string
  readonly hint?: string
  readonly children?: ReactNode
}

/** The code of the second factor, or a recovery code where one is taken. */
export function FactorCodeForm({ step, onStep, onRestart, onLost, label, hint, children }: Props) {
  const { t } = useTranslation('accounts')
  const isAfterLink = step.name === 'after_link'
  const [isRecovery, setIsRecovery] = useState(isAfterLink && !step.acceptsTotp)
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const fail = (message: string) => setErrors([{ field: 'code', message }])

  const answer = async () => {
    const { answerStep } = await import('../../lib/cognito-sign-in.ts')
    const next = await answerStep(isRecovery ? code.trim() : digitsOf(code))
    // our own functions ask the same again after a wrong code
    if (isAfterLink && next.name === 'after_link') fail(t('auth_error.wrong_code'))
    else onStep(next)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (code.trim() === '') return fail(t('factor.code_missing'))
    setErrors([])
    setIsBusy(true)
    await answer()
      .catch((thrown: unknown) => fail(t(`auth_error.${factorErrorKey(thrown)}`)))
      .finally(() => setIsBusy(false))
  }
  const switchKind = () => {
    setIsRecovery(!isRecovery)
    setCode('')
    setErrors([])
  }
  const error = errors[0]?.message
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={errors} />
      {children}
      {isRecovery ? (
        <TextField
          id="code"
          name="recovery_code"
          autoComplete="off"
          label={t('factor.recovery_code')}
          hint={t('factor.recovery_code_hint')}
          value={code}
          onChange={setCode}
          error={error}
        />
      ) : (
        <CodeField label={label} hint={hint} value={code} onChange={setCode} error={error} />
      )}
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('factor.submit')}
        </Button>
        <Button variant="quiet" onClick={onRestart}>
          {t('factor.start_over')}
        </Button>
        {isAfterLink && step.acceptsTotp && (
          <Button variant="quiet" onClick={switchKind}>
            {isRecovery ? t('factor.use_app') : t('factor.use_recovery_code')}
          </Button>
        )}
        {onLost && !isAfterLink && (
          <Button variant="quiet" onClick={onLost}>
            {t('factor.lost')}
          </Button>
        )}
      </div>
    </form>
  )
}
