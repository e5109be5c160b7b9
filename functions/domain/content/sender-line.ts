import type { Locale } from '../shared/locale.ts'
import { typeset } from '../shared/typeset.ts'
import type { ContactFacts, SenderWords } from './site-content.ts'

/** The longest line that says who writes, in characters. */
export const longestSenderLine = 160

/** Who writes, below every mail, in a language in which the operator has published nothing. */
export const builtInSender: Readonly<Record<Locale, string>> = {
  en: 'Nordgate: tenders of the Nordic alcohol monopolies',
  it: 'Nordgate: le gare dei monopoli nordici degli alcolici',
  fr: 'Nordgate : les appels d’offres des monopoles nordiques de l’alcool',
  de: 'Nordgate: Ausschreibungen der nordischen Alkoholmonopole',
  es: 'Nordgate: las licitaciones de los monopolios nórdicos del alcohol',
}

/** What the operator published of who writes. */
export interface PublishedSender {
  readonly words: SenderWords['words']
  /** Null: no contact data are published. */
  readonly contact: Pick<ContactFacts, 'company' | 'address'> | null
}

/** Nothing is published, or it cannot be read. */
export const nobodyPublished: PublishedSender = { words: {}, contact: null }

const oneSpaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Company and address in one line; who writes an address line by line may end each with a comma. */
const imprintOf = ({ company, address }: NonNullable<PublishedSender['contact']>): string =>
  [company, ...address.split(/[\r\n]/)]
    .map((line) => oneSpaced(line).replace(/,$/, ''))
    .filter((line) => line !== '')
    .join(', ')

/** The lines below a mail: who writes and, where it is published, the imprint. */
export function senderLines(locale: Locale, { words, contact }: PublishedSender): string[] {
  const own = oneSpaced(words[locale] ?? '') || builtInSender[locale]
  const imprint = contact === null ? '' : imprintOf(contact)
  return [typeset(locale, own), ...(imprint === '' ? [] : [imprint])]
}
