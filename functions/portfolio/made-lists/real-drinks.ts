import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import Papa from 'papaparse'

/** Real products with their facts; test data outside the project, never copied into it. */
export const winesFile = new URL('../../../../shared/data/vocabulary/wines.csv.gz', import.meta.url)

/** Keys of `types` and `headings` in the files of the languages. */
export type Kind =
  | 'red'
  | 'white'
  | 'rose'
  | 'sparkling'
  | 'fortified'
  | 'beer'
  | 'whisky'
  | 'gin'
  | 'rum'
  | 'vodka'
  | 'liqueur'

/** A product of the file; null where it is silent. */
export interface RealDrink {
  readonly name: string
  readonly producer: string | null
  readonly kind: Kind
  /** Of a sparkling wine too. */
  readonly colour: 'red' | 'white' | 'rose' | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly region: string | null
  readonly appellation: string | null
  readonly grapes: readonly string[]
  /** % vol */
  readonly abv: number | null
  readonly vintages: readonly number[]
  readonly volume_ml: number | null
}

type Row = Readonly<Record<string, string>>

/** Null when the file is not there. */
export function readRealDrinks(): RealDrink[] | null {
  if (!existsSync(winesFile)) return null
  const csv = gunzipSync(readFileSync(winesFile)).toString('utf8')
  const { data } = Papa.parse<Row>(csv, { header: true, skipEmptyLines: true })
  return data.flatMap((row) => toDrink(row) ?? [])
}

const spirits: Readonly<Record<string, Kind>> = {
  Whisky: 'whisky',
  'Whisky/Whiskey': 'whisky',
  Gin: 'gin',
  Rum: 'rum',
  Vodka: 'vodka',
  Liqueur: 'liqueur',
  'Liqueur/Liquor': 'liqueur',
}
const colours: Readonly<Record<string, 'red' | 'white' | 'rose'>> = {
  red: 'red',
  white: 'white',
  rose: 'rose',
}

function kindOf(row: Row): Kind | null {
  if (row.kind === 'beer') return 'beer'
  if (row.kind === 'spirits') return spirits[row.style ?? ''] ?? null
  if (row.kind !== 'wine') return null
  if (row.type === 'sparkling' || row.type === 'fortified') return row.type
  return colours[row.colour ?? ''] ?? null
}

// what one of the sources calls a region, and no list does
const editorialRegion = /^(?:(?:north|south)\w*|central|other|levante)\b.*(?:ital|spain)|other$/i

function toDrink(row: Row): RealDrink | null {
  const kind = kindOf(row)
  const name = bareName(row.name ?? '')
  const country = row.country ?? ''
  if (kind === null || name === null || country === '') return null
  const isSpirit = kind === spirits[row.style ?? '']
  if (!row.producer && !isSpirit) return null
  const stated = (column: string) => row[column]?.trim() || null
  const region = stated('region')
  return {
    name,
    producer: stated('producer'),
    kind,
    colour: /\bros[eé]\b|rosado|rosato/i.test(name) ? 'rose' : (colours[row.colour ?? ''] ?? null),
    country,
    region: region === null || editorialRegion.test(region) ? stated('appellation') : region,
    appellation: stated('appellation'),
    grapes: (row.grapes ?? '')
      .split(/;\s*/)
      .filter(
        (grape) => /^\p{L}[\p{L} '’-]{2,28}$/u.test(grape) && !/blend|uvas|other/i.test(grape),
      ),
    abv: Number(row.abv) || null,
    vintages: (row.vintage ?? '')
      .split('|')
      .map(Number)
      .filter((year) => year >= 1995 && year <= 2024),
    volume_ml: Number(row.volume_ml) || null,
  }
}

/** Without year, size and the words that sources add; null when no name is left. */
function bareName(name: string): string | null {
  const bare = name
    .replace(/\b(?:19|20)\d\d\b|\b\d+(?:[.,]\d+)? ?(?:ml|cl|l|lt)\b|\bin Gift Box\b/gi, ' ')
    .replace(/ (?:Red|White|Sparkling)$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (/^(?:red|white|ros[eé]|brut|sparkling|blend|wine|table wine)$/i.test(bare)) return null
  const isName = /^[\p{Lu}\d][\p{L}\d '’.&,-]{2,58}$/u.test(bare) && /\p{L}{3}/u.test(bare)
  return isName ? bare : null
}
