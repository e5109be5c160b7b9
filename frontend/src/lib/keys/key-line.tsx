import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import styles from './key-line.module.css'
import { useLettersOn } from './letter-keys.ts'

interface Props {
  /** What single letters do; not shown while they are switched off. */
  readonly letters: ReactNode
  /** Keys that work either way. */
  readonly children?: ReactNode
}

/** The keys of a page in one quiet line, with the switch of the letters; phones have none. */
export function KeyLine({ letters, children }: Props) {
  const { t } = useTranslation('common')
  const [isOn, setOn] = useLettersOn()
  return (
    <div className={styles.line}>
      {isOn && letters}
      {children}
      <Button size="small" variant="quiet" onClick={() => setOn(!isOn)}>
        {t(isOn ? 'ui.letters_off' : 'ui.letters_on')}
      </Button>
    </div>
  )
}

/** One or several keys, and what they do. */
export function KeyHint({ of, does }: { readonly of: readonly string[]; readonly does: string }) {
  return (
    <span>
      {of.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}{' '}
      {does}
    </span>
  )
}
