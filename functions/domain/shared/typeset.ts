import type { Locale } from './locale.ts'

const narrow = '\u202f'
const full = '\u00a0'

/** French sets `; ! ?` after a narrow space and `:` after a full one, and never breaks a line there. */
const withFrenchSpaces = (text: string): string =>
  text
    .replaceAll(/ (?=[;!?])/g, narrow)
    .replaceAll(/ (?=[:»])/g, full)
    .replaceAll('« ', `«${full}`)

/** "il" and what is joined with it, before a number that is spoken with a vowel: otto, ottanta, undici. */
const beforeVowel = /\b([Ii]|[Aa]|[Dd][ae]|[Nn]e|[Ss]u)l (?=8|11(?!\d))/g
const alone: Readonly<Record<string, string>> = { i: 'l', I: 'L' }

/** Italian writes "l'8 dicembre" and "dall'11 giugno". Texts name the number by a placeholder: "il {{date}}". */
const withItalianArticles = (text: string): string =>
  text.replaceAll(beforeVowel, (_, before: string) => `${alone[before] ?? `${before}ll`}\u2019`)

/** A text as its language sets it. Texts are written with plain spaces, which translators see. */
export const typeset = (language: Locale, text: string): string =>
  language === 'fr' ? withFrenchSpaces(text) : language === 'it' ? withItalianArticles(text) : text

/** Between a label and what it names. */
export const colon = (language: Locale): string => (language === 'fr' ? `${full}: ` : ': ')

/** Between the parts of a row. */
export const semicolon = (language: Locale): string => (language === 'fr' ? `${narrow}; ` : '; ')

/** `label: value`, with the colon as the language sets it. */
export const labelled = (language: Locale, label: string, value: string): string =>
  label + colon(language) + value
