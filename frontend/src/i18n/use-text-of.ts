import type { TOptions } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Texts whose key comes from data (a remedy, a field of a form): null where there is none.
 * Fixed keys use `useTranslation`, which is typed.
 */
export function useTextOf(namespace: string): (key: string, values?: TOptions) => string | null {
  const { t, i18n } = useTranslation(namespace as 'common')
  return useCallback(
    (key: string, values?: TOptions) => {
      const options = { ...values, ns: namespace }
      return i18n.exists(key as never, options as never)
        ? String(t(key as never, options as never))
        : null
    },
    [t, i18n, namespace],
  )
}
