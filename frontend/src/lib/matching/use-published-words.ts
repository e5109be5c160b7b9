import { useCallback } from 'react'
import { useTextOf } from '../../i18n/use-text-of.ts'

/** The published words of a requirement; where the source gives a code (`red_wine`), what it stands for. */
export function usePublishedWords(): (text: string) => string {
  const textOf = useTextOf('vocabulary')
  return useCallback(
    (text: string) => (/^[a-z]+(_[a-z]+)*$/.test(text) && textOf(`category.${text}`)) || text,
    [textOf],
  )
}
