import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FactorId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import styles from './auth-page.module.css'
import { CodeField, digitsOf } from './code-field.tsx'

interface Props {
  readonly factorId: FactorId
  readonly challengeId: string
  readonly label: string
  readonly hint: string
  readonly onVerified: (codes: readonly string[] | null) => void
  readonly children?: ReactNode
}

/** The first code of a new factor proves that it works. */
export function VerifyFactorForm({
  factorId,
  challengeId,
  label,
  hint,
  onVerified,
  children,
}: Props) {
  const { t } = useTranslation(['accounts', 'common'])
  const toasts = useToasts()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const verify = useMutation({
    mutationFn: () =>
      callApi('verifyFactor', {
        params: { factor_id: factorId },
        body: { code: digitsOf(code), challenge_id: challengeId },
      }),
    onSuccess: ({ recovery_codes }) => {
      toasts.show({ tone: 'success', title: t('factors.added') })
      onVerified(recovery_codes)
    },
    onError: (thrown) => setError(t(`common:errors.${errorCodeOf(thrown)}`)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setError(null)
    if (!/^\d{6}$/.test(digitsOf(code))) setError(t('factor.code_missing'))
    else if (!verify.isPending) verify.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
      <CodeField
        id="factor_code"
        label={label}
        hint={hint}
        value={code}
        onChange={setCode}
        error={error}
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={verify.isPending}>
          {t('factors.verify')}
        </Button>
      </div>
    </form>
  )
}
