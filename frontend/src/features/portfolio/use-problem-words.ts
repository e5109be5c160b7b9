import { useTranslation } from 'react-i18next'
import type { DraftProblem } from './read-draft.ts'

/** What is wrong with a typed fact, in words. */
export function useProblemWords(): (problem: DraftProblem) => string {
  const { t } = useTranslation('portfolio')
  return (problem) => t(`invalid.${problem.key}`, { max: problem.field === 'subtype' ? 60 : 300 })
}
