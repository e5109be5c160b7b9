import { useTranslation } from 'react-i18next'
import { useLettersOn } from '../../../lib/keys/letter-keys.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { rooms } from '../rooms.ts'
import styles from './key-sheet.module.css'

const listKeys = [
  { keys: ['J', 'K'], name: 'move' },
  { keys: ['\u21b5'], name: 'open' },
  { keys: ['/'], name: 'search' },
] as const

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** All keys of the desk, and whether single letters are keys at all. */
export function KeySheet({ isOpen, onClose }: Props) {
  const { t } = useTranslation('desk')
  const [isOn, setOn] = useLettersOn()
  return (
    <Dialog title={t('keys.title')} isOpen={isOpen} onClose={onClose}>
      <Checkbox
        label={t('keys.letters')}
        hint={t('keys.letters_hint')}
        checked={isOn}
        onChange={setOn}
      />
      <h3>{t('keys.lists')}</h3>
      <Keys of={listKeys.map(({ keys, name }) => ({ keys, does: t(`list.keys.${name}`) }))} />
      <h3>{t('keys.everywhere')}</h3>
      <Keys
        of={[
          { keys: ['?'], does: t('list.keys.all') },
          { keys: ['T'], does: t('rooms.today') },
          ...rooms.flatMap(({ key, letter }) =>
            letter === null ? [] : [{ keys: ['G', letter.toUpperCase()], does: t(`rooms.${key}`) }],
          ),
        ]}
      />
    </Dialog>
  )
}

interface Key {
  readonly keys: readonly string[]
  readonly does: string
}

const Keys = ({ of }: { readonly of: readonly Key[] }) => (
  <dl className={styles.keys}>
    {of.map(({ keys, does }) => (
      <div key={does}>
        <dt>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
)
