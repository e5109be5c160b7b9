import { kindName } from '#domain/documents/kind-name.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { longDate } from '#domain/shared/written-date.ts'
import { endingWords } from '../../platform/mail/ending-words.ts'
import { type ComposedMail, layOutMail } from '../../platform/mail/lay-out-mail.ts'
import type { DocumentRow } from '../document-row.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'

/** `{document}` and `{date}` stand for what ends and its last day. */
export interface ExpiryMailWords {
  readonly subject: string
  readonly lines: readonly string[]
  readonly number: string
  readonly product: string
  readonly button: string
}

const wordsOf: Readonly<Record<Locale, ExpiryMailWords>> = { en, it, fr, de, es }

/** That a document of the library ends soon. */
export function expiryMail(
  locale: Locale,
  document: Pick<DocumentRow, 'kind' | 'number' | 'product_name'> & {
    readonly valid_to: CalendarDate
  },
  { link, end }: { readonly link: string; readonly end: string },
): ComposedMail {
  const words = wordsOf[locale]
  const { why, end: ended } = endingWords[locale].document_expiry
  const filled = (text: string) =>
    text
      .replaceAll('{document}', () => kindName(locale, document.kind))
      .replaceAll('{date}', longDate(locale, document.valid_to))
  const { number, product_name } = document
  return layOutMail(
    locale,
    {
      subject: filled(words.subject),
      lines: words.lines.map(filled),
      preview: words.lines[1],
      facts: [
        ...(number === null ? [] : [[words.number, number] as const]),
        ...(product_name === null ? [] : [[words.product, product_name] as const]),
      ],
      button: words.button,
      unasked: why,
      end: ended,
    },
    { link, end },
  )
}
