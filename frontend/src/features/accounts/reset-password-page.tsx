import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useFragment } from '../../lib/use-fragment.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { ResetRequestForm } from './reset-request-form.tsx'

type Step =
  | { readonly name: 'request' }
  /** The code of the user pool's mail, typed; or the token of our own link. */
  | { readonly name: 'code'; readonly email: string; readonly code?: string }
  | { readonly name: 'link'; readonly email: string; readonly token: string }
  | { readonly name: 'done' }

function firstStep(fragment: URLSearchParams): Step {
  const [email, token, code] = ['email', 'token', 'code'].map((key) => fragment.get(key))
  if (email && token) return { name: 'link', email, token }
  if (email && code) return { name: 'code', email, code }
  return { name: 'request' }
}

/** Asks for the address, then for a new password with the code or the link from the mail. */
export function ResetPasswordPage() {
  // a link that is opened in a tab where the page is already changes the fragment alone
  return <ResetSteps key={useLocation().hash} />
}

function ResetSteps() {
  const { t } = useTranslation('accounts')
  const fragment = useFragment()
  const [step, setStep] = useState<Step>(() => firstStep(fragment))
  const done = () => setStep({ name: 'done' })
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
  const leads = {
    request: t('reset.lead'),
    code: step.name === 'code' && t('reset.sent_to', { email: step.email }),
    link: step.name === 'link' && t('reset.link_lead', { email: step.email }),
  }
  return (
    <Page width="narrow" title={t('reset.title')} lead={leads[step.name]}>
      {step.name === 'request' && (
        <ResetRequestForm onSent={(email) => setStep({ name: 'code', email })} />
      )}
      {step.name === 'code' && (
        <NewPasswordForm email={step.email} initialCode={step.code ?? ''} onDone={done} />
      )}
      {step.name === 'link' && (
        <NewPasswordForm email={step.email} token={step.token} onDone={done} />
      )}
      {step.name !== 'request' && (
        <p>
          <Button variant="quiet" onClick={() => setStep({ name: 'request' })}>
            {t('reset.again')}
          </Button>
        </p>
      )}
    </Page>
  )
}
