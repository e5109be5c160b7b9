import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { ResetRequestForm } from './reset-request-form.tsx'

type Step = { name: 'request' } | { name: 'code'; email: string } | { name: 'done' }

/** Asks for the address, then for the code from the mail and a new password. */
export function ResetPasswordPage() {
  const { t } = useTranslation('accounts')
  const [step, setStep] = useState<Step>({ name: 'request' })
  if (step.name === 'done') {
    return (
      <Page width="narrow" title={t('reset.done_title')}>
        <Notice tone="success" announce title={t('reset.done')} />
        <p>
          <LinkButton variant="primary" to="/auth">
            {t('auth.sign_in')}
          </LinkButton>
        </p>
      </Page>
    )
  }
  return (
    <Page
      width="narrow"
      title={t('reset.title')}
      lead={step.name === 'code' ? t('reset.sent_to', { email: step.email }) : t('reset.lead')}
    >
      {step.name === 'request' ? (
        <ResetRequestForm onSent={(email) => setStep({ name: 'code', email })} />
      ) : (
        <NewPasswordForm email={step.email} onDone={() => setStep({ name: 'done' })} />
      )}
    </Page>
  )
}
