import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeskRole, deskRoles } from '#domain/accounts/desk-role.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import styles from './settings.module.css'
import { useInvite } from './use-invite.ts'

/** Takes somebody in at the desk; who has no account is mailed a first password. */
export function InviteForm() {
  const { t } = useTranslation(['desk-settings', 'desk', 'common'])
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<DeskRole>('operator')
  const invite = useInvite()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (invite.isPending) return
    invite.mutate({ email: email.trim(), role }, { onSuccess: () => setEmail('') })
  }
  return (
    <form className={styles.invite} onSubmit={submit}>
      <TextField
        type="email"
        label={t('operators.email')}
        hint={t('operators.invite_hint')}
        autoComplete="off"
        value={email}
        onChange={setEmail}
      />
      <Select
        label={t('operators.role')}
        options={deskRoles.map((value) => ({ value, label: t(`desk:role.${value}`) }))}
        value={role}
        onChange={(chosen) => setRole(chosen || 'operator')}
      />
      <div>
        <Button type="submit" busy={invite.isPending}>
          {t('operators.invite')}
        </Button>
      </div>
      {invite.error && (
        <div className={styles.refusal}>
          <Notice tone="error" announce title={t('desk:not_saved')}>
            {t(`common:errors.${errorCodeOf(invite.error)}`)}
          </Notice>
        </div>
      )}
    </form>
  )
}
