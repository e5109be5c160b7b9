import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../../lib/api.ts'
import { errorCodeOf } from '../../../../../lib/api-error.ts'
import { useFormat } from '../../../../../lib/use-format.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import { useToasts } from '../../../../../ui/toasts.tsx'
import { useSecondsLeft } from '../intake/use-seconds-left.ts'
import { useTenderRefresh } from './use-change-tender.ts'
import type { DeskTender } from './use-desk-tender.ts'

/** The last change of a tender, as long as nobody was told of it and it can be undone. */
export function HeldChange({ found: { tender, held_until } }: { readonly found: DeskTender }) {
  const { t } = useTranslation(['desk-tenders', 'common'])
  const { time } = useFormat()
  const toasts = useToasts()
  const refresh = useTenderRefresh(tender)
  const left = useSecondsLeft(held_until)
  const { tender_id, version } = tender
  const undo = useMutation({
    mutationFn: () => callApi('undoTenderChange', { params: { tender_id }, body: { version } }),
    onSuccess: () => toasts.show({ tone: 'success', title: t('tenders.undone') }),
    onSettled: refresh,
  })
  // what failed is said also where nothing can be undone any more
  if (left === 0 && undo.error === null) return null
  return (
    <Notice
      tone={undo.error ? 'error' : 'info'}
      announce
      title={t(undo.error ? 'not_saved' : 'tenders.held')}
      action={
        left > 0 && (
          <Button size="small" busy={undo.isPending} onClick={() => undo.mutate()}>
            {t('published.undo')}
          </Button>
        )
      }
    >
      {undo.error && t(`common:errors.${errorCodeOf(undo.error)}`)}
      {!undo.error && held_until !== null && (
        <p>
          {t('published.told_at', {
            time: time(held_until),
            minutes: Math.floor(left / 60),
            seconds: left % 60,
          })}
        </p>
      )}
    </Notice>
  )
}
