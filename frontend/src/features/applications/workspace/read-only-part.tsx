import { Suspense } from 'react'
import type { FormData } from '#domain/applications/application.ts'
import type { ApiOutput } from '../../../lib/api.ts'
import { AnswerList } from '../../../lib/applications/answer-list.tsx'
import { useWorkspaceParts } from '../../../lib/applications/workspace-part.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOfferCheck } from '../use-offer-check.ts'
import { CheckPart } from './check-part.tsx'
import { KeptFindings } from './kept-findings.tsx'
import type { Part } from './parts.ts'
import { TimelinePart } from './timeline-part.tsx'

export interface ReadOnlyPartProps {
  readonly answer: ApiOutput<'getApplication'>
  readonly part: Part
  readonly data: FormData
}

const nothing = () => {}

/** A part of what was submitted, or of a draft that cannot be changed now. */
export function ReadOnlyPart({ answer, part, data }: ReadOnlyPartProps) {
  const { application, tender, form, submitted_check } = answer
  const check = useOfferCheck(form, data, application.submitted_at)
  const { documents: Documents, price: Price } = useWorkspaceParts()
  const props = { application, tender, form, data, check, onChange: nothing, readOnly: true }
  return (
    <Suspense fallback={<Skeleton awaits="form" lines={6} />}>
      {part === 'offer' && <AnswerList form={form} data={data} />}
      {part === 'check' &&
        (submitted_check === null ? (
          <CheckPart {...props} />
        ) : (
          <KeptFindings kept={submitted_check} tender={tender} />
        ))}
      {part === 'documents' && <Documents {...props} />}
      {part === 'price' && <Price {...props} />}
      {part === 'timeline' && <TimelinePart {...props} />}
    </Suspense>
  )
}
