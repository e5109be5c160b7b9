import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { useSession } from '../../lib/session.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { draftOf, emptyCompany } from './company-draft.ts'
import { CompanyProfileForm } from './company-profile-form.tsx'

export function ProfilePage() {
  const { t } = useTranslation('accounts')
  const { user } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['getCompanyProfile'],
    queryFn: ({ signal }) => callApi('getCompanyProfile', { signal }),
    // a draft being typed is not to be replaced by what the server has
    refetchOnWindowFocus: false,
  })
  const initial = data?.profile
    ? draftOf(data.profile)
    : { ...emptyCompany, contact_email: user?.email ?? '' }
  return (
    <Page
      width="narrow"
      title={t('profile.title')}
      lead={user && t('profile.signed_in_as', { email: user.email })}
    >
      {error && <ApiFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={12} />}
      {data && <CompanyProfileForm initial={initial} />}
    </Page>
  )
}
