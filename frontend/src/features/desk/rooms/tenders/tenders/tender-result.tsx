import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ResultFacts } from '../../../../../lib/tenders/result-facts.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import intake from '../intake/intake.module.css'
import { ResultDialog } from './result-dialog.tsx'
import styles from './tender.module.css'
import type { DeskTender } from './use-desk-tender.ts'
import { type RecordResult, useRecordResult } from './use-record-result.ts'

/** Who won the tender, once the monopoly has said it. */
export function TenderResult({ tender }: { readonly tender: DeskTender['tender'] }) {
  const { t } = useTranslation('desk-tenders')
  const [open, setOpen] = useState<'form' | 'removal' | null>(null)
  const record = useRecordResult(tender)
  const { result } = tender
  const show = (what: typeof open) => {
    record.reset()
    setOpen(what)
  }
  return (
    <section className={styles.result} aria-labelledby="tender-result">
      <h2 id="tender-result">{t('result.title')}</h2>
      {result === null ? (
        <p className={intake.quiet}>{t('result.none')}</p>
      ) : (
        <ResultFacts result={result} />
      )}
      <div className={intake.buttons}>
        <Button size="small" onClick={() => show('form')}>
          {t(result === null ? 'result.record' : 'result.correct')}
        </Button>
        {result !== null && (
          <Button size="small" variant="quiet" onClick={() => show('removal')}>
            {t('result.remove')}
          </Button>
        )}
      </div>
      {open === 'form' && (
        <ResultDialog
          market={tender.published.market}
          result={result}
          record={record}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'removal' && <Removal record={record} onClose={() => setOpen(null)} />}
    </section>
  )
}

function Removal({
  record,
  onClose,
}: {
  readonly record: RecordResult
  readonly onClose: () => void
}) {
  const { t } = useTranslation(['desk-tenders', 'common'])
  return (
    <Dialog
      isOpen
      title={t('result.remove')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:ui.cancel')}</Button>
          <Button
            variant="danger"
            busy={record.isPending}
            onClick={() => record.mutate(null, { onSuccess: onClose })}
          >
            {t('result.remove')}
          </Button>
        </>
      }
    >
      <p>{t('result.remove_text')}</p>
      {record.error && <Notice tone="error" announce title={t('not_saved')} />}
    </Dialog>
  )
}
