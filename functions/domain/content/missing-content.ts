import { defaultLocale, type Locale, locales } from '../shared/locale.ts'
import type { NewsDraft, SiteContent } from './site-content.ts'
import { isSourceDate } from './source-date.ts'

/** What a draft lacks before it can be published; nothing of it is made up by us. */
export const missingFields = [
  'words',
  'name',
  'company',
  'consent',
  'facts',
  'since',
  'email',
  'sender',
  'event',
  'english',
  'sources',
] as const
export type MissingField = (typeof missingFields)[number]

const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const isYear = (year: number): boolean => year >= 1900 && year <= 2100

/** The domain knows no `URL`, which belongs to browsers and Node. */
const webAddress = /^https?:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,4})?(?:[/?#]\S*)?$/iu

const isWhole = ({ name, url, date }: NewsDraft['sources'][number]): boolean =>
  name !== '' && webAddress.test(url) && isSourceDate(date)

type Check = readonly [field: MissingField, isThere: boolean]

function checksOf(content: SiteContent): readonly Check[] {
  switch (content.kind) {
    case 'testimonial':
      return [
        ['words', languagesOf(content).length > 0],
        ['name', content.name !== ''],
        ['company', content.company !== ''],
        ['consent', content.consent.given_on !== null && content.consent.evidence !== ''],
      ]
    case 'about':
      return [
        ['facts', content.experience_since !== null || content.markets.length > 0],
        ['since', content.experience_since === null || isYear(content.experience_since)],
      ]
    case 'contact':
      return [
        ['company', content.company !== ''],
        ['email', isEmail.test(content.email)],
      ]
    case 'sender':
      return [['sender', languagesOf(content).length > 0]]
    case 'news':
      return [
        ['event', content.event !== null],
        // what other languages lack is shown in English
        ['english', languagesOf(content).includes(defaultLocale)],
        ['sources', content.sources.length > 0 && content.sources.every(isWhole)],
      ]
  }
}

export const missingIn = (content: SiteContent): MissingField[] =>
  checksOf(content).flatMap(([field, isThere]) => (isThere ? [] : [field]))

/** The languages in which it is written whole; of what has no words: all. */
export function languagesOf(content: SiteContent): Locale[] {
  if (content.kind === 'testimonial' || content.kind === 'sender') {
    return locales.filter((one) => content.words[one])
  }
  if (content.kind !== 'news') return [...locales]
  return locales.filter((one) => {
    const { title = '', description = '', text = '' } = content.texts[one] ?? {}
    return title !== '' && description !== '' && text.trim() !== ''
  })
}
