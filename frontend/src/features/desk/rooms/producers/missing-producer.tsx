import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'

/** Whether nobody has this number; what is no number at all is refused as input. */
export const isMissing = (error: unknown): boolean =>
  ['not_found', 'invalid_input'].includes(errorCodeOf(error))

/** In the place of a producer whom there is not. */
export function MissingProducer() {
  const { t } = useTranslation('desk-producers')
  return (
    <EmptyState
      title={t('missing')}
      action={<LinkButton to="/admin/producers">{t('title')}</LinkButton>}
    >
      <p>{t('missing_text')}</p>
    </EmptyState>
  )
}
