import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultLocale, locales } from '#domain/shared/locale.ts'

const folder = path.join(import.meta.dirname, 'locales')
const featuresOf = (locale: string) => readdirSync(path.join(folder, locale)).sort()

function textsOf(locale: string, file: string): Map<string, string> {
  const texts = new Map<string, string>()
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts.set(key, value)
    else
      for (const [name, child] of Object.entries(value ?? {}))
        walk(child, key ? `${key}.${name}` : name)
  }
  walk(JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')), '')
  return texts
}

const placeholders = (text: string) =>
  [...text.matchAll(/{{\s*([\w.]+)[^}]*}}|<\/?(\w+)>/g)].map((found) => found[1] ?? found[2]).sort()

/** The signs that group digits, of each language. */
const grouping = { en: ',', it: '.', fr: '[\u202f\u00a0 ]', de: '.', es: '.' } as const
/** An example number of the language’s own country, and words that English has for a number. */
const ownNumbers = /^(factors\.phone_hint|period\.half_\d)$/

function numbersIn(text: string, locale: string): string[] {
  const sign = grouping[locale as keyof typeof grouping].replace('.', '\\.')
  const plain = text
    .replace(/{{[^}]*}}/g, '')
    .replace(new RegExp(`(?<![\\d.,])\\d{1,3}(?:${sign}\\d{3})+(?!\\d)`, 'g'), (number) =>
      number.replace(/\D/g, ''),
    )
  const point = locale === 'en' ? plain : plain.replace(/(\d),(?=\d)/g, '$1.')
  return (point.match(/\d+(?:\.\d+)?/g) ?? []).sort()
}

// French, Italian and Spanish have a plural form (for millions) that English lacks
const withoutExtraPlural = (keys: Iterable<string>) =>
  [...keys].filter((key) => !key.endsWith('_many')).sort()

describe.each(locales.filter((locale) => locale !== defaultLocale))('texts in %s', (locale) => {
  it('has a file for every feature', () => {
    expect(featuresOf(locale)).toEqual(featuresOf(defaultLocale))
  })

  it.each(featuresOf(defaultLocale))(
    '%s has the keys, placeholders and numbers of English',
    (file) => {
      const english = textsOf(defaultLocale, file)
      const texts = textsOf(locale, file)
      expect(withoutExtraPlural(texts.keys())).toEqual(withoutExtraPlural(english.keys()))
      for (const [key, text] of texts) {
        const original = english.get(key) ?? english.get(key.replace(/_many$/, '_other')) ?? ''
        expect({ key, uses: placeholders(text) }).toEqual({ key, uses: placeholders(original) })
        if (!ownNumbers.test(key))
          expect({ key, says: numbersIn(text, locale) }).toEqual({
            key,
            says: numbersIn(original, 'en'),
          })
      }
    },
  )
})

describe.each(locales)('texts in %s', (locale) => {
  it.each(featuresOf(locale))('%s has no empty text', (file) => {
    const empty = [...textsOf(locale, file)].filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })
})

const wordsIn = (locale: string, unwanted: RegExp) =>
  featuresOf(locale).flatMap((file) =>
    [...textsOf(locale, file)].filter(([, text]) => unwanted.test(text)),
  )

// the header's "Login" is the specification's word
it('people sign in, in English, and nowhere log in', () => {
  expect(wordsIn('en', /\blog(ged|ging)?[ -]in\b/i)).toEqual([])
})

it('Italian readers are addressed with lei', () => {
  expect(wordsIn('it', /\b(voi|vostr[aeio]|potete|dovete)\b/i)).toEqual([])
})
