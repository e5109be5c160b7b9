import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './name-dialog.module.css'
import { TextField } from './text-field.tsx'

export interface NameDialogProps {
  readonly title: string
  /** The present name. */
  readonly name: string
  /** How many characters a name may have. */
  readonly longest: number
  readonly words: {
    readonly label: string
    readonly missing: string
    readonly keep: string
  }
  readonly isBusy: boolean
  readonly onSubmit: (name: string) => void
  readonly onClose: () => void
  /** Below the field: what is named, what failed. */
  readonly children?: ReactNode
}

/** Asks for a name; an empty one is not submitted. */
export function NameDialog({
  title,
  name,
  longest,
  words,
  isBusy,
  onSubmit,
  onClose,
  children,
}: NameDialogProps) {
  const [typed, setTyped] = useState(name)
  const [isTried, setTried] = useState(false)
  const form = useId()
  const said = typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (said !== '' && !isBusy) onSubmit(said)
  }
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <Button type="submit" form={form} variant="primary" busy={isBusy}>
          {words.keep}
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={words.label}
          maxLength={longest}
          value={typed}
          onChange={setTyped}
          error={isTried && said === '' ? words.missing : null}
        />
        {children}
      </form>
    </Dialog>
  )
}
