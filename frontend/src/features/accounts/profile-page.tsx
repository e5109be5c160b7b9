import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../lib/session.ts'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { CompanySection } from './company-section.tsx'
import { DeletionNotice } from './deletion-notice.tsx'
import { PersonalDataSection } from './personal-data-section.tsx'
import { SecuritySection } from './security-section.tsx'

const sections = ['company', 'billing', 'mail', 'security', 'data'] as const
type Section = (typeof sections)[number]

/** A section of another feature, put in by the app. */
interface ForeignSection {
  readonly label: string
  readonly panel: ReactNode
}

export interface ProfilePageProps {
  readonly billing: ForeignSection
  readonly mail: ForeignSection
}

/** The company, how its user signs in, and what is held on both; `?section=` says which. */
export function ProfilePage({ billing, mail }: ProfilePageProps) {
  const { t } = useTranslation('accounts')
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const selected = sections.find((section) => section === search.get('section')) ?? 'company'
  const select = (section: Section) =>
    setSearch(section === 'company' ? {} : { section }, { replace: true })
  return (
    <Page
      width="narrow"
      title={t('profile.title')}
      lead={user && t('profile.signed_in_as', { email: user.email })}
    >
      <DeletionNotice />
      <Tabs
        label={t('profile.sections')}
        selected={selected}
        onSelect={select}
        tabs={[
          { key: 'company', label: t('profile.company'), panel: <CompanySection /> },
          { key: 'billing', ...billing },
          { key: 'mail', ...mail },
          { key: 'security', label: t('profile.security'), panel: <SecuritySection /> },
          { key: 'data', label: t('profile.data'), panel: <PersonalDataSection /> },
        ]}
      />
    </Page>
  )
}
