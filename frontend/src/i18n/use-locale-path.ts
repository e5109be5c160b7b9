import { useCallback } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'
import { inLocale } from './locale-path.ts'
import { useLanguage } from './use-language.ts'

/** Puts a path of the site (`/tenders`) into the language of the page. */
export function useLocalePath(): (path: string) => string {
  const language = useLanguage()
  return useCallback((path: string) => inLocale(path, language), [language])
}

/** Goes to a path of the site (`/tenders`) in the language of the page. */
export function useLocaleNavigate(): (path: string, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const toLocale = useLocalePath()
  return useCallback(
    (path: string, options?: NavigateOptions) => void navigate(toLocale(path), options),
    [navigate, toLocale],
  )
}
