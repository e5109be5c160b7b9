import { useTranslation } from 'react-i18next'
import { useSession } from '../../lib/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** The first step: an account, or for who has one the own dashboard. */
export function StartButton() {
  const { t } = useTranslation('billing')
  const { state } = useSession()
  return state === 'signed_in' ? (
    <LinkButton variant="primary" to="/dashboard">
      {t('pricing.dashboard')}
    </LinkButton>
  ) : (
    <LinkButton variant="primary" to="/auth?mode=sign_up&next=%2Fdashboard">
      {t('pricing.get_started')}
    </LinkButton>
  )
}
