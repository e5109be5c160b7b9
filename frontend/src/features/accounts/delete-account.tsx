import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { useLocaleNavigate } from '../../i18n/use-locale-path.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { signOut, useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import styles from './factors.module.css'
import { useErasure } from './use-deletion.ts'

/** The end of the account: what goes, what stays and why, and the own address typed as a confirmation. */
export function DeleteAccount() {
  const { t } = useTranslation(['accounts', 'common'])
  const [isAsking, setIsAsking] = useState(false)
  const { data } = useErasure()
  const reasons = [...new Set(data?.kept.map(({ reason }) => reason))]
  return (
    <Card title={t('deletion.title')}>
      <p>{t('deletion.text')}</p>
      {reasons.length > 0 && (
        <div>
          <p>{t('deletion.kept')}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{t(`deletion.kept_${reason}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {data?.deletion === null && (
        <div>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            {t('deletion.start')}
          </Button>
        </div>
      )}
      {isAsking && <ConfirmDialog onClose={() => setIsAsking(false)} />}
    </Card>
  )
}

function ConfirmDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'common'])
  const toasts = useToasts()
  const navigate = useLocaleNavigate()
  const locale = useLanguage()
  const own = useSession().user?.email ?? ''
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const remove = useMutation({
    mutationFn: () => callApi('deleteAccount', { body: { email: typed.trim(), locale } }),
    onSuccess: async () => {
      await signOut()
      navigate('/')
      toasts.show({ tone: 'success', title: t('deletion.done') })
    },
    onError: (thrown) => setError(t(`common:errors.${errorCodeOf(thrown)}`)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (remove.isPending) return
    const isOwn = typed.trim().toLowerCase() === own.toLowerCase()
    setError(isOwn ? null : t('common:errors.wrong_email'))
    if (isOwn) remove.mutate()
  }
  return (
    <Dialog title={t('deletion.start')} isOpen onClose={onClose}>
      <form className={styles.sections} onSubmit={submit} noValidate>
        <p>{t('deletion.final')}</p>
        <TextField
          id="own_email"
          autoComplete="off"
          inputMode="email"
          label={t('deletion.type', { email: own })}
          value={typed}
          onChange={setTyped}
          error={error}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="danger" busy={remove.isPending}>
            {t('deletion.confirm')}
          </Button>
          <Button onClick={onClose}>{t('common:ui.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
