import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../../../../lib/api-error.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import type { useChangeTender } from './use-change-tender.ts'
import type { DeskTender } from './use-desk-tender.ts'

type Published = DeskTender['tender']['published']
type Publish = ReturnType<typeof useChangeTender>['publish']

interface WithdrawTenderProps {
  readonly tender: DeskTender['tender']
  readonly publish: Publish
}

/** Withdraws a tender with the reason, or takes the withdrawal back; applicants are told of both. */
export function WithdrawTender({ tender: { published }, publish }: WithdrawTenderProps) {
  const { t } = useTranslation('desk-tenders')
  const [isOpen, setOpen] = useState(false)
  if (published.status === 'withdrawn') {
    return (
      <Button
        busy={publish.isPending}
        onClick={() => publish.mutate({ ...published, status: 'published', withdrawal_note: null })}
      >
        {t('tenders.reinstate')}
      </Button>
    )
  }
  const open = () => {
    publish.reset()
    setOpen(true)
  }
  return (
    <>
      <Button variant="danger" onClick={open}>
        {t('tenders.withdraw')}
      </Button>
      {isOpen && (
        <WithdrawDialog published={published} publish={publish} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

interface WithdrawDialogProps {
  readonly published: Published
  readonly publish: Publish
  readonly onClose: () => void
}

/** Asks why a tender is withdrawn. */
export function WithdrawDialog({ published, publish, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation(['desk-tenders', 'common'])
  const [note, setNote] = useState('')
  return (
    <Dialog
      title={t('tenders.withdraw')}
      isOpen
      onClose={onClose}
      actions={
        <Button
          variant="danger"
          busy={publish.isPending}
          disabled={note.trim() === ''}
          onClick={() =>
            publish.mutate({ ...published, status: 'withdrawn', withdrawal_note: note.trim() })
          }
        >
          {t('tenders.withdraw')}
        </Button>
      }
    >
      <p>{t('tenders.withdraw_text')}</p>
      <TextField label={t('tenders.why')} maxLength={500} value={note} onChange={setNote} />
      {publish.error && (
        <Notice tone="error" announce title={t('not_saved')}>
          {t(`common:errors.${errorCodeOf(publish.error)}`)}
        </Notice>
      )}
    </Dialog>
  )
}
