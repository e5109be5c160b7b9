import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { callApi } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { useSession } from '../../lib/session.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { draftOf, emptyCompany } from './company-draft.ts'
import { CompanyProfileForm } from './company-profile-form.tsx'
import { pendingSignUpOf } from './pending-sign-up.ts'
import { saveSignUpCompany } from './save-sign-up-company.ts'

export function CompanySection() {
  const { user } = useSession()
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['getCompanyProfile'],
    queryFn: ({ signal }) => callApi('getCompanyProfile', { signal }),
    // a draft being typed is not to be replaced by what the server has
    refetchOnWindowFocus: false,
  })
  // the saving at sign-in failed, or was cut off when the page was left
  useEffect(() => {
    if (user) void saveSignUpCompany(user.email)
  }, [user])
  if (error) return <ApiFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton awaits="company" lines={12} />
  const known = data.profile ?? pendingSignUpOf(user?.email ?? '')?.company
  const initial = known
    ? draftOf(known)
    : { ...emptyCompany, language, contact_email: user?.email ?? '' }
  return <CompanyProfileForm initial={initial} />
}
