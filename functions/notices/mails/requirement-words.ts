import type { CriterionResult } from '#domain/matching/verdict.ts'
import type { Locale } from '#domain/shared/locale.ts'
// what the page of the matches calls a requirement and what to do about it is what the mail calls it
import de from '../../../frontend/src/i18n/locales/de/matching.json' with { type: 'json' }
import en from '../../../frontend/src/i18n/locales/en/matching.json' with { type: 'json' }
import es from '../../../frontend/src/i18n/locales/es/matching.json' with { type: 'json' }
import fr from '../../../frontend/src/i18n/locales/fr/matching.json' with { type: 'json' }
import it from '../../../frontend/src/i18n/locales/it/matching.json' with { type: 'json' }

interface Words {
  readonly kind: Readonly<Record<string, string>>
  readonly remedy: Readonly<Record<string, string>>
}
const wordsOf: Readonly<Record<Locale, Words>> = { en, it, fr, de, es }

export const requirementName = (locale: Locale, kind: string): string =>
  wordsOf[locale].kind[kind] ?? kind

/** The requirement and what to do; one that asks for a fact of the product names the requirement alone. */
export function changeFor(locale: Locale, { kind, remedy }: CriterionResult): string {
  const name = requirementName(locale, kind)
  const todo = remedy && wordsOf[locale].remedy[remedy.key]
  return todo && !todo.includes('{{field}}') ? `${name} (${todo})` : name
}
