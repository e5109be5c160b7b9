import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { Notice } from '../../../../ui/notice.tsx'

/** Why a step was refused; where somebody was faster the page already shows what they did. */
export function StepFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation(['desk-applications', 'common'])
  if (error === null) return null
  const code = errorCodeOf(error)
  return (
    <Notice
      tone="error"
      announce
      title={
        code === 'version_conflict' || code === 'transition_not_allowed'
          ? t('work.changed')
          : t(`common:errors.${code}`)
      }
    />
  )
}
