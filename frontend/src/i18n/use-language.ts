import { useLocation } from 'react-router-dom'
import type { Locale } from '#domain/shared/locale.ts'
import { localeOfPath } from './locale-path.ts'

/** The language of the page, as its address says. */
export const useLanguage = (): Locale => localeOfPath(useLocation().pathname)
