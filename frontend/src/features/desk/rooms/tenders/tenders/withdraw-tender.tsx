import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import type { DeskTender } from './use-desk-tender.ts'

type Published = DeskTender['tender']['published']

interface WithdrawTenderProps {
  readonly tender: DeskTender['tender']
  readonly isBusy: boolean
  readonly onSave: (published: Published) => void
}

/** Withdraws a tender with the reason, or takes the withdrawal back; applicants are told of both. */
export function WithdrawTender({ tender: { published }, isBusy, onSave }: WithdrawTenderProps) {
  const { t } = useTranslation('desk-tenders')
  const [isOpen, setOpen] = useState(false)
  if (published.status === 'withdrawn') {
    return (
      <Button
        busy={isBusy}
        onClick={() => onSave({ ...published, status: 'published', withdrawal_note: null })}
      >
        {t('tenders.reinstate')}
      </Button>
    )
  }
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('tenders.withdraw')}
      </Button>
      {isOpen && (
        <WithdrawDialog
          published={published}
          isBusy={isBusy}
          onSave={onSave}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface WithdrawDialogProps {
  readonly published: Published
  readonly isBusy: boolean
  readonly onSave: (published: Published) => void
  readonly onClose: () => void
}

/** Asks why a tender is withdrawn. */
export function WithdrawDialog({ published, isBusy, onSave, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('desk-tenders')
  const [note, setNote] = useState('')
  return (
    <Dialog
      title={t('tenders.withdraw')}
      isOpen
      onClose={onClose}
      actions={
        <Button
          variant="danger"
          busy={isBusy}
          disabled={note.trim() === ''}
          onClick={() =>
            onSave({ ...published, status: 'withdrawn', withdrawal_note: note.trim() })
          }
        >
          {t('tenders.withdraw')}
        </Button>
      }
    >
      <p>{t('tenders.withdraw_text')}</p>
      <TextField label={t('tenders.why')} maxLength={500} value={note} onChange={setNote} />
    </Dialog>
  )
}
