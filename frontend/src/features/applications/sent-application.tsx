import Printer from 'lucide-react/icons/printer'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApiOutput, callApi } from '../../lib/api.ts'
import { Thread } from '../../lib/applications/thread.tsx'
import { useWorkspaceParts } from '../../lib/applications/workspace-part.ts'
import { TenderChanges } from '../../lib/tenders/tender-changes.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AfterSubmission } from './after-submission.tsx'
import { emptyFormData } from './autosave.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { OrderSection } from './order-section.tsx'
import { OutcomeSection } from './outcome-section.tsx'
import { SamplesSection } from './samples/samples-section.tsx'
import type { Part } from './workspace/parts.ts'
import { ReadOnlyPart } from './workspace/read-only-part.tsx'
import { useSentStates } from './workspace/use-part-states.ts'
import { WorkspaceFrame } from './workspace/workspace-frame.tsx'
import { WorkspaceHead } from './workspace/workspace-head.tsx'

export interface SentApplicationProps {
  readonly answer: ApiOutput<'getApplication'>
  readonly part: Part
}

/** A submitted application: to read and print, never to change. */
export function SentApplication({ answer, part }: SentApplicationProps) {
  const { t } = useTranslation('applications')
  const { instant } = useFormat()
  const { application, tender, form, closed_because, may_apply } = answer
  const { seal: Seal } = useWorkspaceParts()
  const states = useSentStates(tender)
  const own = { tender_id: tender.tender_id }
  const at = application.submitted_at ?? application.updated_at
  return (
    <WorkspaceFrame
      tenderId={tender.tender_id}
      part={part}
      states={states}
      head={
        <WorkspaceHead tender={tender} form={form} state={t(`status.${application.status}`)}>
          <Button size="small" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
            {t('form.print')}
          </Button>
        </WorkspaceHead>
      }
      above={
        <>
          <Notice tone="success" title={t(`status.${application.status}`)}>
            {t('form.readOnly', { time: instant(at) })}
          </Notice>
          <AfterSubmission {...answer} />
          <Suspense fallback={<Skeleton awaits="receipt" lines={3} />}>
            <Seal application={application} tender={tender} />
          </Suspense>
          <OutcomeSection {...answer} />
          <OrderSection {...answer} />
          <SamplesSection {...answer} />
          {closed_because === 'tender_withdrawn' && (
            <ClosedNotice because={closed_because} tender={tender} />
          )}
          {may_apply && (tender.version ?? 0) > form.tender_version && (
            <Notice tone="warning" title={t('changed.sentTitle')}>
              <TenderChanges tenderId={tender.tender_id} since={form.tender_version} />
            </Notice>
          )}
          <Thread
            side="producer"
            queryKey={['listMessages', tender.tender_id]}
            load={(signal) => callApi('listMessages', { params: own, signal })}
            send={(body) => callApi('writeToDesk', { params: own, body })}
          />
        </>
      }
    >
      <Suspense fallback={<Skeleton awaits="form" lines={6} />}>
        <ReadOnlyPart answer={answer} part={part} data={application.form_data ?? emptyFormData} />
      </Suspense>
    </WorkspaceFrame>
  )
}
