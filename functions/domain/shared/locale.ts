import * as z from 'zod'

/** The languages of the site (specification, point 1). English is default and fallback. */
export const locales = ['en', 'it', 'fr', 'de', 'es'] as const
export const localeSchema = z.enum(locales)
export type Locale = z.infer<typeof localeSchema>
export const defaultLocale: Locale = 'en'
