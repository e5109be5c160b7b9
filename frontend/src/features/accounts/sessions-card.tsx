import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocaleNavigate } from '../../i18n/use-locale-path.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { signOut } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useToasts } from '../../ui/toasts.tsx'

export function SessionsCard() {
  const { t } = useTranslation(['accounts', 'common'])
  const navigate = useLocaleNavigate()
  const toasts = useToasts()
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation({
    mutationFn: async () => {
      await callApi('signOutEverywhere')
      await signOut()
    },
    onSuccess: () => {
      navigate('/auth')
      toasts.show({ tone: 'success', title: t('sessions.done') })
    },
    onError: (thrown) =>
      toasts.show({ tone: 'error', title: t(`common:errors.${errorCodeOf(thrown)}`) }),
  })
  return (
    <Card title={t('sessions.title')}>
      <p>{t('sessions.text')}</p>
      <div>
        <Button onClick={() => setIsAsking(true)}>{t('sessions.everywhere')}</Button>
      </div>
      <Dialog
        title={t('sessions.everywhere')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('common:ui.cancel')}</Button>
            <Button variant="danger" busy={end.isPending} onClick={() => end.mutate()}>
              {t('sessions.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('sessions.consequence')}</p>
      </Dialog>
    </Card>
  )
}
