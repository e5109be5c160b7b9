import type { CalendarDate } from '../shared/calendar-date.ts'
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

/** Territories whose drinks count as the state's own: a Martinique rum is from FR and from MQ alike. */
const territories: Readonly<Record<string, readonly string[]>> = {
  DK: ['FO', 'GL'],
  FI: ['AX'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  NL: ['AW', 'BQ', 'CW', 'SX'],
  NO: ['BV', 'SJ'],
  US: ['AS', 'GU', 'MP', 'PR', 'UM', 'VI'],
}

/** True when a product from `stated` is a product from `asked`: the same state, or a territory of it. */
export function countryCovers(asked: string, stated: string): boolean {
  return asked === stated || (territories[asked]?.includes(stated) ?? false)
}

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

/** The countries of a group on a day, sorted by code; empty for an unknown group. */
export function countriesOf(group: string, on: CalendarDate): readonly string[] {
  const found = countryGroups[group]
  if (found === undefined) return []
  const countries = new Set(found.includes.flatMap((inner) => countriesOf(inner, on)))
  for (const { countries: members, valid_from, valid_to } of found.members) {
    const isMember = (valid_from ?? on) <= on && on <= (valid_to ?? on)
    if (isMember) for (const country of members) countries.add(country)
  }
  return [...countries].sort()
}
