import { useTranslation } from 'react-i18next'
import { ProfilePage } from '../features/accounts/profile-page.tsx'
import { BillingSection } from '../features/billing/billing-section.tsx'
import { MailChoice } from '../features/enquiries/mail-choice.tsx'

/** The profile of the accounts, with the plan and the payments of the billing and the choice of mails. */
export function ComposedProfile() {
  const { t } = useTranslation(['billing', 'enquiries'])
  return (
    <ProfilePage
      billing={{ label: t('section.tab'), panel: <BillingSection /> }}
      mail={{ label: t('enquiries:mail.tab'), panel: <MailChoice /> }}
    />
  )
}
