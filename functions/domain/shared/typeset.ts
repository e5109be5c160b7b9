import type { Locale } from './locale.ts'

const narrow = '\u202f'
const full = '\u00a0'

/** French sets `; ! ?` after a narrow space and `:` after a full one, and never breaks a line there. */
export const withFrenchSpaces = (text: string): string =>
  text
    .replaceAll(/ (?=[;!?])/g, narrow)
    .replaceAll(/ (?=[:»])/g, full)
    .replaceAll('« ', `«${full}`)

/** A text as its language sets it. Texts are written with plain spaces, which translators see. */
export const typeset = (language: Locale, text: string): string =>
  language === 'fr' ? withFrenchSpaces(text) : text

/** `label: value`, with the colon as the language sets it. */
export const labelled = (language: Locale, label: string, value: string): string =>
  `${label}${language === 'fr' ? `${full}:` : ':'} ${value}`
