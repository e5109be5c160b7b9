import { colon, semicolon } from '#domain/shared/typeset.ts'
import { useLanguage } from './use-language.ts'

/** What stands between parts that are no one text, with the spaces of the page's language. */
export function usePunctuation() {
  const language = useLanguage()
  return { colon: colon(language), semicolon: semicolon(language) }
}
