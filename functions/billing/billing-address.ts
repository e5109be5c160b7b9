import type { Stripe } from 'stripe'
import type { CompanyProfile } from '#domain/companies/company-profile.ts'
import { locales } from '#domain/shared/locale.ts'

/** How a postal code is written where it stands before the town. */
const codes: Readonly<Record<string, readonly string[]>> = {
  '\\d{4}': ['AT', 'BE', 'BG', 'CH', 'CY', 'DK', 'HU', 'LU', 'NO', 'SI'],
  '\\d{5}': ['DE', 'EE', 'ES', 'FI', 'FR', 'HR', 'IT', 'LT', 'RS'],
  '\\d{3} ?\\d{2}': ['CZ', 'GR', 'SE', 'SK'],
  '\\d{4} ?[A-Z]{2}': ['NL'],
  '\\d{4}-\\d{3}': ['PT'],
  '\\d{2}-\\d{3}': ['PL'],
  '\\d{6}': ['RO'],
}

const townWithCode = (country: string): RegExp | null => {
  const [code] = Object.entries(codes).find(([, countries]) => countries.includes(country)) ?? []
  return code === undefined ? null : new RegExp(`^(?:[A-Z]{1,2}-)?(${code}),? +(\\D.*)$`)
}

/** The names of a country in the languages of the site, and its code. */
const namesOf = (country: string): string[] => [
  country,
  ...locales.flatMap(
    (locale) => new Intl.DisplayNames(locale, { type: 'region' }).of(country)?.toUpperCase() ?? [],
  ),
]

/**
 * The company's address for the payment page, which asks for its parts while the profile holds it as it was written.
 * Only what is sure is taken apart: a town behind a postal code of the country. All else stays in the lines of the
 * street, where the page shows it to be corrected.
 */
export function billingAddressOf({
  address,
  country_code: country,
}: Pick<CompanyProfile, 'address' | 'country_code'>): Stripe.AddressParam {
  const written = (address ?? '').split(/\r?\n/).flatMap(trimmed)
  const parts = written.length === 1 ? (written[0] ?? '').split(',').flatMap(trimmed) : written
  const names = namesOf(country)
  const lines = names.includes(parts.at(-1)?.toUpperCase() ?? '') ? parts.slice(0, -1) : parts
  // a street may begin with a number as long as a code, so the first line is no town
  const [, postal_code, city] = (lines.length > 1 && townOf(lines, country)) || []
  const [line1, ...more] = city === undefined ? lines : lines.slice(0, -1)
  const line2 = more.join(', ')
  return {
    country,
    ...(line1 === undefined ? {} : { line1 }),
    ...(line2 === '' ? {} : { line2 }),
    ...(city === undefined ? {} : { postal_code, city }),
  }
}

const townOf = (lines: readonly string[], country: string): RegExpExecArray | null =>
  townWithCode(country)?.exec(lines.at(-1) ?? '') ?? null

const trimmed = (line: string): string[] => {
  const text = line.replace(/\s+/g, ' ').replace(/^[ ,]+|[ ,]+$/g, '')
  return text === '' ? [] : [text]
}
