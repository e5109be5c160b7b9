import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../../ui/text-field.tsx'
import { ChangeFailure } from './change-failure.tsx'
import type { ListedMessage } from './message-csv.ts'
import { useChange } from './use-change.ts'

/** By when a message is to be answered. A day that is typed passes through others: it is kept once it is left. */
export function DueDay({ listed }: { readonly listed: ListedMessage }) {
  const { t } = useTranslation('desk-messages')
  const { due } = listed.enquiry
  const save = useChange(listed)
  /** Null while what is kept is shown. */
  const [typed, setTyped] = useState<string | null>(null)
  /** Enter and leaving the field are one wish. */
  const underWay = useRef<string | null>(null)
  const keep = () => {
    if (typed === null) return
    if (underWay.current === typed) return
    if (typed === '' || typed === due) return setTyped(null)
    underWay.current = typed
    const onSettled = () => {
      underWay.current = null
    }
    const onSuccess = () => setTyped((since) => (since === typed ? null : since))
    save.mutate({ due: typed }, { onSettled, onSuccess })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keep()
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        type="date"
        label={t('work.due')}
        hint={t('work.due_hint')}
        required={false}
        optionalUnmarked
        value={typed ?? due ?? ''}
        onChange={setTyped}
        onBlur={keep}
      />
      <ChangeFailure error={save.error} />
    </form>
  )
}
