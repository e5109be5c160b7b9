import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../../ui/toasts.tsx'

/** The notice of a conflict, with both versions. */
export const conflictId = 'draft-conflict'

/** Whoever types far down the page must hear of a conflict at once, and get to it. */
export function useConflictToast(isInConflict: boolean): void {
  const { t } = useTranslation('applications')
  const { show } = useToasts()
  useEffect(() => {
    if (!isInConflict) return
    show({
      tone: 'error',
      title: t('conflict.title'),
      action: {
        label: t('conflict.show'),
        onPress: () => document.getElementById(conflictId)?.scrollIntoView({ block: 'center' }),
      },
    })
  }, [isInConflict, show, t])
}
