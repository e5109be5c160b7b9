import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../lib/api-error.ts'
import { Notice } from '../../ui/notice.tsx'

interface Props {
  readonly error: unknown
  /** What to do, where the form knows more than the error says. */
  readonly words?: string | undefined
}

/** Why a form was not sent. Its entries stay, and the form's own button sends it again. */
export function SendFailure({ error, words }: Props) {
  const { t } = useTranslation(['enquiries', 'common'])
  if (!error) return null
  return (
    <Notice tone="error" announce title={t('failed.title')}>
      <p>{words ?? t(`common:errors.${errorCodeOf(error)}`)}</p>
      <p>{t('failed.kept')}</p>
    </Notice>
  )
}
