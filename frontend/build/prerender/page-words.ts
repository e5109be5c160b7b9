import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '#domain/shared/locale.ts'
import { typeset } from '#domain/shared/typeset.ts'
import type billing from '../../src/i18n/locales/en/billing.json'
import type pages from '../../src/i18n/locales/en/pages.json'

const folder = path.resolve(import.meta.dirname, '../../src/i18n/locales')

export interface PageWords {
  readonly title: string
  readonly description: string
}

function readWords<Words>(language: Locale, file: string): Words {
  const text = readFileSync(path.join(folder, language, file), 'utf8')
  return JSON.parse(typeset(language, text)) as Words
}

/** Title and description of a page that is not made of a content file. */
export const pageWords = (language: Locale, page: keyof typeof pages): PageWords =>
  readWords<typeof pages>(language, 'pages.json')[page]

/** What the pricing page calls the fee for an application, and says of it. */
export function feeWords(language: Locale, fee: string): PageWords {
  const { purpose, access } = readWords<typeof billing>(language, 'billing.json')
  return { title: purpose.application_fees, description: access.fee.replace('{{fee}}', fee) }
}
