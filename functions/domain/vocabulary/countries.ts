import { remembered } from '../shared/remembered.ts'
import { countryCodes } from './country-codes.ts'
import { countryGroups } from './country-groups.ts'
import { countries } from './data/countries.ts'
import { fold } from './fold.ts'

const knownCodes = new Set(countryCodes)
// made at the first use: reading the names costs a starting function ten milliseconds
let englishNames: Intl.DisplayNames | undefined
// the CLDR name of today is not what trade writes
const tradeNames: Readonly<Record<string, string>> = {
  CZ: 'Czech Republic',
  HK: 'Hong Kong',
  MK: 'North Macedonia',
  MM: 'Myanmar',
  MO: 'Macau',
  PS: 'Palestine',
  TR: 'Turkey',
  US: 'United States',
}

/** "FR|france|frankreich": a code and its names, folded. */
const readCodesByName = (): ReadonlyMap<string, string> =>
  new Map(
    countries.split('\n').flatMap((line) => {
      const [code = '', ...names] = line.split('|')
      return names.map((name) => [name, code] as const)
    }),
  )

let codesByName: ReadonlyMap<string, string> | undefined

/**
 * The ISO 3166-1 alpha-2 code of a country by its name or adjective in any of the languages of the data; parts
 * of the United Kingdom give GB. Null: not a country's name.
 */
export const countryCodeOf: (name: string) => string | null = remembered((name) => {
  const written = name.trim()
  if (/^[A-Z]{2}$/.test(written)) {
    if (written === 'UK') return 'GB'
    if (knownCodes.has(written)) return written
  }
  codesByName ??= readCodesByName()
  const folded = fold(written)
  return codesByName.get(folded) ?? codesByName.get(folded.replace(/^the /, '')) ?? null
})

/** The English name that trade uses; the code itself when it is none of ISO 3166-1. */
export const countryName: (code: string) => string = remembered((code) => {
  if (!knownCodes.has(code)) return code
  englishNames ??= new Intl.DisplayNames(['en'], { type: 'region' })
  return tradeNames[code] ?? englishNames.of(code) ?? code
})

let groupsByName: ReadonlyMap<string, string> | undefined

/** The key of a country group (`EU`, `NORDIC`, `EUROPE`) by one of its names; null: not a group. */
export function countryGroupOf(name: string): string | null {
  groupsByName ??= new Map(
    Object.entries(countryGroups).flatMap(([group, { names }]) =>
      [group, ...names].map((known) => [fold(known), group] as const),
    ),
  )
  return groupsByName.get(fold(name)) ?? null
}
