import { useEffect, useState } from 'react'
import type { TenderId } from '#domain/shared/ids.ts'
import type { ListedApplication } from '../../lib/applications/use-applications.ts'

/** The drafts to review; one that was submitted here stays in view with its receipt. */
export function useReviewedIds(
  lines: readonly ListedApplication[] | undefined,
  only: TenderId | null,
): readonly TenderId[] {
  const [seen, setSeen] = useState<readonly TenderId[]>([])
  useEffect(() => {
    const drafts = (lines ?? [])
      .filter(({ application }) => application.status === 'DRAFT')
      .map(({ application }) => application.tender_id)
      .filter((id) => only === null || id === only)
    setSeen((before) => [...before, ...drafts.filter((id) => !before.includes(id))])
  }, [lines, only])
  return seen
}
