import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type AuthErrorKey, factorErrorKey } from './auth-error.ts'
import styles from './auth-page.module.css'
import type { FactorStepProps } from './factor-step.tsx'

interface Props extends FactorStepProps {
  readonly choices: readonly ('totp' | 'sms')[]
}

/** Which of several factors to use. */
export function FactorChoice({ choices, onStep, onRestart }: Props) {
  const { t } = useTranslation('accounts')
  const [error, setError] = useState<AuthErrorKey | null>(null)
  // it replaces the form that was sent, and the focus with it
  useEffect(() => document.getElementById('factor_choice')?.focus(), [])
  const choose = async (choice: string) => {
    const { answerStep } = await import('../../lib/cognito-sign-in.ts')
    await answerStep(choice).then(onStep, (thrown: unknown) => setError(factorErrorKey(thrown)))
  }
  return (
    <div className={styles.form}>
      {error && <Notice tone="error" announce title={t(`auth_error.${error}`)} />}
      <p id="factor_choice" tabIndex={-1}>
        {t('factor.choose')}
      </p>
      <div className={styles.foot}>
        {choices.map((choice) => (
          <Button key={choice} onClick={() => void choose(choice)}>
            {t(`factor.choice_${choice}`)}
          </Button>
        ))}
        <Button variant="quiet" onClick={onRestart}>
          {t('factor.start_over')}
        </Button>
      </div>
    </div>
  )
}
