import { useMemo } from 'react'
import type { FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import type { ApplicationCheck } from '#domain/applications/check-application.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { useChecks } from './use-checks.ts'

/** Everything that prevents the submission, by the function that the server asks too. */
export function useApplicationCheck(form: ApplicationForm, data: FormData): ApplicationCheck {
  const { checkApplication } = useChecks()
  return useMemo(
    () =>
      checkApplication(form, data, dateIn(marketFacts[form.asked.market].time_zone, new Date())),
    [checkApplication, form, data],
  )
}
