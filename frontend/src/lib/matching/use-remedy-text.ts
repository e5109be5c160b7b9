import { useCallback } from 'react'
import type { Remedy } from '#domain/matching/verdict.ts'
import { useTextOf } from '../../i18n/use-text-of.ts'

/** What the producer can do, with the name of the product's fact that it is about. */
export function useRemedyText(): (remedy: Remedy) => string {
  const remedyText = useTextOf('matching')
  const factText = useTextOf('portfolio')
  return useCallback(
    ({ key, field }: Remedy) => {
      const name = field === null ? '' : (factText(`fact.${field}`) ?? field)
      return remedyText(`remedy.${key}`, { field: name }) ?? key
    },
    [remedyText, factText],
  )
}
