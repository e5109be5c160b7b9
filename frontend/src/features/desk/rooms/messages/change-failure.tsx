import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { Notice } from '../../../../ui/notice.tsx'

/** Why a change was not kept. */
export function ChangeFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation(['desk-messages', 'desk', 'common'])
  if (!error) return null
  const code = errorCodeOf(error)
  return (
    <Notice tone="error" announce title={t('desk:not_saved')}>
      {code === 'version_conflict' ? t('work.conflict') : t(`common:errors.${code}`)}
    </Notice>
  )
}
