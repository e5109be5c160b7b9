import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormData } from '#domain/applications/application.ts'
import { confirmAnswers } from '#domain/applications/changed-questions.ts'
import { useLocaleNavigate } from '../../../i18n/use-locale-path.ts'
import type { ApiOutput } from '../../../lib/api.ts'
import { useRules } from '../../../lib/applications/use-rules.ts'
import {
  useWorkspaceParts,
  type WorkspacePartProps,
} from '../../../lib/applications/workspace-part.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ChangedProduct } from '../changed-product.tsx'
import { ChangedTender } from '../changed-tender.tsx'
import { ClosedNotice } from '../closed-notice.tsx'
import { DraftConflict } from '../draft-conflict.tsx'
import { PreviewButton } from '../preview-button.tsx'
import { SaveIndicator } from '../save-indicator.tsx'
import { useApplication } from '../use-application.ts'
import { conflictId, useConflictToast } from '../use-conflict-toast.ts'
import { useDraft } from '../use-draft.ts'
import { useNamedProduct } from '../use-named-product.ts'
import { useOfferCheck } from '../use-offer-check.ts'
import { CheckPart } from './check-part.tsx'
import { NextStep } from './next-step.tsx'
import { OfferPart } from './offer-part.tsx'
import { openPoints } from './open-points.ts'
import { type Part, partPath } from './parts.ts'
import { TimelinePart } from './timeline-part.tsx'
import { useOpenPoint } from './use-open-point.ts'
import { usePartStates } from './use-part-states.ts'
import { useWorkspaceKeys } from './use-workspace-keys.ts'
import { WorkspaceFrame } from './workspace-frame.tsx'
import { WorkspaceHead } from './workspace-head.tsx'
import { WorkspaceKeyLine } from './workspace-key-line.tsx'

export interface WorkspaceProps {
  readonly answer: ApiOutput<'getApplication'>
  readonly part: Part
}

/** A draft in work: five parts of one application, with one next step. */
export function Workspace({ answer, part }: WorkspaceProps) {
  const { t } = useTranslation('applications')
  const goTo = useLocaleNavigate()
  const { tender } = answer
  const { state, autosave } = useDraft(answer.application)
  const [isLeaving, setLeaving] = useState(false)
  const { data, save } = state
  // another product fills in another form; what was typed stays
  const current = useApplication(tender.tender_id, data.product_id).data ?? answer
  const { form, closed_because } = current
  const [settled, settle] = useSettled(data)
  const check = useOfferCheck(form, useChecked(data, settled))
  const rules = useRules()
  const states = usePartStates({ tender, form, data, check })
  const points = useMemo(() => openPoints(check), [check])
  const point = useOpenPoint(points)
  useConflictToast(save.is === 'conflict')
  useNamedProduct(data.product_id, (product_id) =>
    autosave.change({
      tender_version: form.tender_version,
      ...autosave.get().data,
      product_id,
    }),
  )

  const saveNow = async () => {
    await autosave.flush()
    return autosave.get().save.is === 'saved'
  }
  const review = async () => {
    setLeaving(true)
    const isSaved = await saveNow()
    setLeaving(false)
    if (isSaved) goTo(`/tender-applications/review?tender=${tender.tender_id}`)
  }
  // nothing on the server and nothing to save is nothing to preview
  const isBegun = save.is !== 'saved' || save.at !== null
  const isReady = points.length === 0 && closed_because === null && !rules.isPending
  useWorkspaceKeys({
    onNext: point.next,
    onPart: (next) => goTo(partPath(tender.tender_id, next)),
    onSubmit: isReady ? () => void review() : undefined,
  })
  const props: WorkspacePartProps = {
    application: answer.application,
    tender,
    form,
    data,
    check,
    onChange: (change) => autosave.change(change(autosave.get().data)),
    readOnly: false,
  }
  return (
    <WorkspaceFrame
      tenderId={tender.tender_id}
      part={part}
      states={states}
      head={
        <WorkspaceHead tender={tender} form={form} state={t(`status.${answer.application.status}`)}>
          <SaveIndicator save={save} onRetry={() => void autosave.flush()} />
          {isBegun && <PreviewButton tenderId={tender.tender_id} save={saveNow} />}
        </WorkspaceHead>
      }
      above={
        <>
          <ClosedNotice because={closed_because} tender={tender} />
          <ChangedTender
            tenderId={tender.tender_id}
            form={form}
            data={data}
            onRead={() => autosave.change(confirmAnswers(form, autosave.get().data, []))}
          />
          <ChangedProduct form={form} />
          {save.is === 'conflict' && (
            <div id={conflictId}>
              <DraftConflict form={form} mine={data} saved={save.saved} autosave={autosave} />
            </div>
          )}
          {closed_because !== 'deadline_passed' && closed_because !== 'tender_withdrawn' && (
            <NextStep
              {...props}
              part={part}
              point={point}
              onSettle={settle}
              canSubmit={isReady}
              isLeaving={isLeaving}
              onReview={() => void review()}
            />
          )}
        </>
      }
      below={<WorkspaceKeyLine />}
    >
      <Suspense fallback={<Skeleton awaits="form" lines={6} />}>
        <PartOf
          {...props}
          part={part}
          onSettle={settle}
          onReview={() => void review()}
          isLeaving={isLeaving}
        />
      </Suspense>
    </WorkspaceFrame>
  )
}

/** What is typed in the form counts once it stands still; a saved answer, document or waiver at once. */
function useChecked(data: FormData, settled: FormData): FormData {
  return useMemo(() => {
    const { facts, documents, waivers } = data
    return { ...settled, facts, documents, waivers }
  }, [data, settled])
}

interface PartOfProps extends WorkspacePartProps {
  readonly part: Part
  readonly onSettle: () => void
  readonly onReview: () => void
  readonly isLeaving: boolean
}

function PartOf({ part, ...props }: PartOfProps) {
  const { documents: Documents, price: Price } = useWorkspaceParts()
  switch (part) {
    case 'offer':
      return <OfferPart {...props} />
    case 'check':
      return <CheckPart {...props} />
    case 'documents':
      return <Documents {...props} />
    case 'price':
      return <Price {...props} />
    case 'timeline':
      return <TimelinePart {...props} />
  }
}
