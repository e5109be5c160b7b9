import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Application } from '#domain/applications/application.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { applicationsKey } from '../../lib/applications/use-applications.ts'
import { completeApplication } from '../../lib/local-drafts.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { applicationKey } from './use-application.ts'

/**
 * Submits the saved draft; repeating it answers the same. Where the session has ended meanwhile the
 * application is kept on this device as completed: the next sign-in submits it.
 */
export function useSubmit({ tender_id, version, form_data }: Application) {
  const { t } = useTranslation('applications')
  const { show } = useToasts()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('submitApplication', { params: { tender_id }, body: { version } }),
    onError: (error) => {
      if (errorCodeOf(error) !== 'authentication_required' || form_data === null) return
      completeApplication(tender_id, form_data)
      // the page behind the dialog goes with the session
      show({ tone: 'warning', title: t('submit.failed'), message: t('submit.sessionEnded') })
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: applicationKey(tender_id) }),
        queries.invalidateQueries({ queryKey: applicationsKey }),
      ]),
  })
}
