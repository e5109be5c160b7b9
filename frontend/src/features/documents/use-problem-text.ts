import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftProblem } from './document-draft.ts'

/** What is wrong with a field, and what to type. */
export function useProblemText(): (problem: DraftProblem) => string {
  const { t } = useTranslation('documents')
  return useCallback(
    ({ field, code }) => t(code === 'missing' ? `problem.${field}` : `problem.${code}`),
    [t],
  )
}
