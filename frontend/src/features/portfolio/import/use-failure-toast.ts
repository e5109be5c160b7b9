import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../../lib/api-error.ts'
import { useToasts } from '../../../ui/toasts.tsx'

/** Says what could not be done, and why. */
export function useFailureToast(): (title: string, thrown: unknown) => void {
  const { t } = useTranslation('common')
  const { show } = useToasts()
  return (title, thrown) =>
    show({ tone: 'error', title, message: t(`errors.${errorCodeOf(thrown)}`) })
}
