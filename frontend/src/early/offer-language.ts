import { locales } from '#domain/shared/locale.ts'

/** That the offer was made: it is made once. */
const offeredKey = 'languageOffered'

/**
 * Marks the root with the language that the browser is set to, where the page speaks another. Before the first
 * painting: the line that offers it is in every page (`language-offer.tsx`) and moves nothing when it is shown.
 */
export function offerLanguage(): void {
  // the desk has no such line
  if (/^(\/..)?\/admin(\/|$)/.test(location.pathname)) return
  const { lang, dataset } = document.documentElement
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  const wanted = spoken.find((one) => locales.some((locale) => locale === one))
  if (wanted === undefined || wanted === lang) return
  try {
    if (localStorage.getItem(offeredKey) !== null) return
    localStorage.setItem(offeredKey, 'true')
    dataset.languageOffer = wanted
  } catch {
    // storage forbidden: it could not be remembered, and would be offered on every page
  }
}
