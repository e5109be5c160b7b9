/** The languages of the site (specification, point 1). English is default and fallback. */
export const locales = ['en', 'it', 'fr', 'de', 'es'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'
