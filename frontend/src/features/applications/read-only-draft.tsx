import Printer from 'lucide-react/icons/printer'
import { useTranslation } from 'react-i18next'
import { AccessPlanNeeded } from '../../lib/access-plan-slot.tsx'
import type { ApiOutput } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { latestDataOf } from './kept-drafts.ts'
import { PreviewButton } from './preview-button.tsx'
import { useOfferCheck } from './use-offer-check.ts'
import type { Part } from './workspace/parts.ts'
import { ReadOnlyPart } from './workspace/read-only-part.tsx'
import { usePartStates } from './workspace/use-part-states.ts'
import { WorkspaceFrame } from './workspace/workspace-frame.tsx'
import { WorkspaceHead } from './workspace/workspace-head.tsx'

export interface ReadOnlyDraftProps {
  readonly answer: ApiOutput<'getApplication'>
  readonly part: Part
}

/** A draft whose owner has no access to the tender (any more): to read and print, and how to go on. */
export function ReadOnlyDraft({ answer, part }: ReadOnlyDraftProps) {
  const { t } = useTranslation('applications')
  const { application, tender, form } = answer
  const data = latestDataOf(application)
  const check = useOfferCheck(form, data)
  const states = usePartStates({ tender, form, data, check })
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
          <PreviewButton tenderId={tender.tender_id} />
        </WorkspaceHead>
      }
      above={<Notice title={t('form.readOnlyDraft')}>{t('form.readOnlyDraftText')}</Notice>}
      below={<AccessPlanNeeded />}
    >
      <ReadOnlyPart answer={answer} part={part} data={data} />
    </WorkspaceFrame>
  )
}
