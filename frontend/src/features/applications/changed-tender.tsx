import { useTranslation } from 'react-i18next'
import type { FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { isBehind, unconfirmedQuestions } from '#domain/applications/changed-questions.ts'
import { TenderChanges } from '../../lib/tenders/tender-changes.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export interface ChangedTenderProps {
  readonly tenderId: number
  readonly form: ApplicationForm
  readonly data: FormData
  /** The producer has read it, and no answer is left to confirm; absent where nothing can be changed. */
  readonly onRead?: () => void
}

/** What changed in the tender since the answers were given, and how many of them are to be confirmed. */
export function ChangedTender({ tenderId, form, data, onRead }: ChangedTenderProps) {
  const { t } = useTranslation('applications')
  if (form.changed === null || !isBehind(form, data)) return null
  const count = unconfirmedQuestions(form, data).length
  const { kind } = form.changed
  const isOwnKind = kind === 'corrected' || kind === 'reinstated'
  return (
    <Notice
      tone="warning"
      announce
      title={t(isOwnKind ? `changed.${kind}` : 'changed.title')}
      action={onRead && count === 0 && <Button onClick={onRead}>{t('changed.seen')}</Button>}
    >
      <p>{count === 0 ? t('changed.none') : t('changed.toConfirm', { count })}</p>
      <TenderChanges tenderId={tenderId} since={form.changed.since} />
    </Notice>
  )
}
