import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './factors.module.css'

interface Props {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** The codes are shown this once: the dialog closes when the user says that they are kept. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const { t } = useTranslation('accounts')
  const [isKept, setIsKept] = useState(false)
  const [isReminded, setIsReminded] = useState(false)
  const text = `${t('codes.file_title')}\n\n${codes.join('\n')}\n`
  const close = () => {
    if (isKept) onClose()
    else setIsReminded(true)
  }
  return (
    <Dialog
      title={t('codes.title')}
      isOpen
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          {t('codes.done')}
        </Button>
      }
    >
      <p>{t('codes.text')}</p>
      <ol className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <CopyButton text={text} label={t('codes.copy')} />
        <Button
          size="small"
          icon={<Download aria-hidden="true" />}
          onClick={() => downloadText('nordgate-recovery-codes.txt', text)}
        >
          {t('codes.download')}
        </Button>
        <Button size="small" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </div>
      <Checkbox
        label={t('codes.kept')}
        checked={isKept}
        onChange={setIsKept}
        error={isReminded && !isKept ? t('codes.kept_missing') : null}
      />
    </Dialog>
  )
}

function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
