import Printer from 'lucide-react/icons/printer'
import { useTranslation } from 'react-i18next'
import { isFeeDue } from '#domain/applications/is-fee-due.ts'
import { applicationFee } from '#domain/billing/application-fee.ts'
import type { ApiOutput } from '../../lib/api.ts'
import { AnswerList } from '../../lib/applications/answer-list.tsx'
import { TenderChanges } from '../../lib/tenders/tender-changes.tsx'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ApplicationHead } from './application-head.tsx'
import { emptyFormData } from './autosave.ts'
import { ClosedNotice } from './closed-notice.tsx'

/** A submitted application: to read and print, never to change. */
export function SentApplication({ answer }: { readonly answer: ApiOutput<'getApplication'> }) {
  const { t } = useTranslation('applications')
  const titleOf = useTitleOf()
  const { instant, fee } = useFormat()
  const { application, tender, form, closed_because, may_apply } = answer
  const at = application.submitted_at ?? application.updated_at
  return (
    <Page
      title={t('form.for', { title: titleOf(tender) })}
      above={<ApplicationHead tender={tender} />}
      actions={
        <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
          {t('form.print')}
        </Button>
      }
    >
      <Notice tone="success" title={t(`status.${application.status}`)}>
        {t('form.readOnly', { time: instant(at) })}
      </Notice>
      {closed_because === 'tender_withdrawn' && (
        <ClosedNotice because={closed_because} tender={tender} />
      )}
      {may_apply && (tender.version ?? 0) > form.tender_version && (
        <Notice tone="warning" title={t('changed.sentTitle')}>
          <TenderChanges tenderId={tender.tender_id} since={form.tender_version} />
        </Notice>
      )}
      {isFeeDue(application.status, tender) && (
        <Notice
          title={t('pay.due_title', { fee: fee(applicationFee) })}
          action={
            <LinkButton variant="primary" to="/tender-applications/review#payment">
              {t('pay.go')}
            </LinkButton>
          }
        >
          {t('pay.due_text')}
        </Notice>
      )}
      <AnswerList level={2} form={form} data={application.form_data ?? emptyFormData} />
    </Page>
  )
}
