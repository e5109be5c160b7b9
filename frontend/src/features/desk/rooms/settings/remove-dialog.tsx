import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'

interface Props {
  readonly title: string
  /** What it does. */
  readonly text: string
  /** On the button that does it. */
  readonly label: string
  readonly removal: {
    readonly error: Error | null
    readonly isPending: boolean
    readonly mutate: () => void
  }
  readonly onClose: () => void
}

/** Asks once more before an importer or a role is removed. */
export function RemoveDialog({ title, text, label, removal, onClose }: Props) {
  const { t } = useTranslation(['desk', 'common'])
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:ui.cancel')}</Button>
          <Button variant="danger" busy={removal.isPending} onClick={() => removal.mutate()}>
            {label}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {removal.error && (
        <Notice tone="error" announce title={t('not_saved')}>
          {t(`common:errors.${errorCodeOf(removal.error)}`)}
        </Notice>
      )}
    </Dialog>
  )
}
