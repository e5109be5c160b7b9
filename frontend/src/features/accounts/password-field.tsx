import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import styles from './password-field.module.css'
import { usePasswordStrength } from './use-password-strength.ts'

interface Props extends Omit<TextFieldProps, 'type' | 'hint' | 'autoComplete'> {
  /** Given for a new password: the strength is shown, measured against this address. */
  readonly newFor?: string
}

/** A password that can be looked at, pasted and filled in by a password manager. */
export function PasswordField({ newFor, ...field }: Props) {
  const { t } = useTranslation('accounts')
  const [isShown, setIsShown] = useState(false)
  const strength = usePasswordStrength(field.value, newFor)
  return (
    <div className={styles.password}>
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        autoComplete={newFor === undefined ? 'current-password' : 'new-password'}
        hint={newFor === undefined ? undefined : t('password.hint')}
      />
      <div className={styles.foot}>
        {strength !== null && (
          <p className={styles.strength} data-strength={strength} role="status">
            <span className={styles.bars} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {t(`password.${strength}`)}
          </p>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? t('password.hide') : t('password.show')}
        </Button>
      </div>
    </div>
  )
}
