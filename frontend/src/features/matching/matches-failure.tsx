import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../lib/api-error.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { FreePreview } from './free-preview.tsx'

export interface MatchesFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Why the list is not there; without the Access plan, one tender whole stands above the way to all. */
export function MatchesFailure({ error, onRetry }: MatchesFailureProps) {
  const { t } = useTranslation('matching')
  return (
    <>
      {errorCodeOf(error) === 'access_plan_required' && <FreePreview />}
      <ApiFailure error={error} title={t('failed')} onRetry={onRetry} />
    </>
  )
}
