import { useTranslation } from 'react-i18next'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { Notice } from '../../../ui/notice.tsx'
import { MissingPoints } from '../missing-points.tsx'

/** What speaks against the submission. */
export function CheckPart({ tender, form, check }: WorkspacePartProps) {
  const { t } = useTranslation('applications')
  if (check.problems.length === 0) return <Notice tone="success">{t('review.complete')}</Notice>
  return (
    <MissingPoints
      tenderId={tender.tender_id}
      form={form}
      problems={check.problems}
      facts={check.facts}
    />
  )
}
