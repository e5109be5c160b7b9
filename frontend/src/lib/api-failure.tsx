import { useTranslation } from 'react-i18next'
import { ErrorState } from '../ui/error-state.tsx'
import { AccessPlanNeeded } from './access-plan-slot.tsx'
import { ApiError, errorCodeOf } from './api-error.ts'
import { SignInNeeded } from './sign-in-needed.tsx'

export interface ApiFailureProps {
  /** What the call threw. */
  readonly error: unknown
  readonly title?: string
  readonly onRetry?: () => void
}

/** Shows why a part of a page could not be loaded, and the way on: sign in, get access, try again. */
export function ApiFailure({ error, title, onRetry }: ApiFailureProps) {
  const { t } = useTranslation('common')
  const code = errorCodeOf(error)
  if (code === 'access_plan_required') return <AccessPlanNeeded />
  if (code === 'authentication_required') return <SignInNeeded />
  return (
    <ErrorState
      title={title}
      message={t(`errors.${code}`)}
      onRetry={onRetry}
      requestId={error instanceof ApiError ? error.requestId : null}
    />
  )
}
