import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../lib/session.ts'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { CompanySection } from './company-section.tsx'
import { PersonalDataSection } from './personal-data-section.tsx'
import { SecuritySection } from './security-section.tsx'

const sections = ['company', 'security', 'data'] as const
type Section = (typeof sections)[number]

/** The company, how its user signs in, and what is held on both; `?section=` says which. */
export function ProfilePage() {
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
      <Tabs
        label={t('profile.sections')}
        selected={selected}
        onSelect={select}
        tabs={[
          { key: 'company', label: t('profile.company'), panel: <CompanySection /> },
          { key: 'security', label: t('profile.security'), panel: <SecuritySection /> },
          { key: 'data', label: t('profile.data'), panel: <PersonalDataSection /> },
        ]}
      />
    </Page>
  )
}
