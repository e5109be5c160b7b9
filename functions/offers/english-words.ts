import { complianceFields } from '#domain/compliance/fields.ts'
import { kindName } from '#domain/documents/kind-name.ts'
import { documentKindIds } from '#domain/documents/kinds.ts'
import { countryName } from '#domain/vocabulary/countries.ts'
// the form's own English words: a question is called in the offer as it was called when it was answered
import applications from '../../frontend/src/i18n/locales/en/applications.json' with {
  type: 'json',
}
import compliance from '../../frontend/src/i18n/locales/en/compliance.json' with { type: 'json' }
import vocabulary from '../../frontend/src/i18n/locales/en/vocabulary.json' with { type: 'json' }

type Words = { readonly [key: string]: string | Words }

/** The text at a key, whose dots are levels. */
function wordAt(words: Words, key: string): string | null {
  let found: string | Words | undefined = words
  for (const level of key.split('.')) found = typeof found === 'object' ? found[level] : undefined
  return typeof found === 'string' ? found : null
}

export const sectionTitle = (key: string): string => wordAt(applications.section, key) ?? key
export const choiceWord = (choice: string): string => wordAt(applications.choice, choice) ?? choice
export const unitWord = (unit: string): string => wordAt(applications.unit, unit) ?? unit

/** How the form calls a question that the tender did not ask in its own words. */
export function questionLabel(key: string): string {
  if (!key.startsWith('document_')) return wordAt(applications.field, key) ?? key
  const document = key.slice('document_'.length)
  const kind = documentKindIds.find((id) => id === document)
  return wordAt(vocabulary.document, document) ?? (kind ? kindName('en', kind) : document)
}

/** What a rule asks: its label, its unit, and the words of its choices and countries. */
export function factWords(field: string) {
  const kind = Object.hasOwn(complianceFields, field)
    ? complianceFields[field as keyof typeof complianceFields]
    : null
  const unit = kind?.kind === 'number' ? kind.unit : null
  const set = kind?.kind === 'choice' || kind?.kind === 'choices' ? kind.set : null
  return {
    label: wordAt(compliance.field, `${field}.label`) ?? field,
    unit: unit === null ? null : (wordAt(compliance.unit, unit) ?? unit),
    choice: (choice: string) => {
      if (kind?.kind === 'country') return countryName(choice)
      return set === null ? choice : (wordAt(compliance.choice[set], choice) ?? choice)
    },
  }
}
