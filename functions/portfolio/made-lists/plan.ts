import type { Random } from '../hostile-files/random.ts'
import type { Item, Theme } from './item.ts'
import { type Language, languages, spell } from './language.ts'
import { type Lettering, letteringOf } from './lettering.ts'

export type Format = 'xlsx' | 'xls' | 'csv' | 'docx' | 'pdf'

/** How the products lie in the file: one for each list. */
export type Structure =
  | 'rows'
  | 'several tables'
  | 'side by side'
  | 'sizes across'
  | 'tiers'
  | 'transposed'
  | 'lines'
  | 'two columns'
  | 'technical sheets'

/** What lists of several structures may have besides. */
export const traits = [
  'no header',
  'two header rows',
  'row of units',
  'headings',
  'merged cells',
  'cover and conditions',
  'no name column',
  'several prices',
  'price per case',
  'vintage in name',
  'size in name',
  'by the glass',
] as const
export type Trait = (typeof traits)[number]
export type Family = Structure | Trait

const shapes: readonly (readonly [Format, Structure])[] = [
  ...(['xlsx', 'xlsx', 'xlsx', 'xls', 'csv', 'csv', 'docx', 'pdf', 'pdf'] as const).map(
    (format) => [format, 'rows'] as const,
  ),
  ...(['xlsx', 'xls', 'csv'] as const).map((format) => [format, 'several tables'] as const),
  ...(['xlsx', 'xls'] as const).map((format) => [format, 'side by side'] as const),
  ...(['xlsx', 'csv'] as const).map((format) => [format, 'sizes across'] as const),
  ...(['xlsx', 'csv'] as const).map((format) => [format, 'tiers'] as const),
  ...(['xlsx', 'csv'] as const).map((format) => [format, 'transposed'] as const),
  ...(['docx', 'pdf'] as const).map((format) => [format, 'lines'] as const),
  ...(['pdf', 'pdf'] as const).map((format) => [format, 'two columns'] as const),
  ...(['docx', 'pdf'] as const).map((format) => [format, 'technical sheets'] as const),
]

/** Everything that is decided about a list before its products are. */
export interface Plan {
  readonly random: Random
  readonly language: Language
  readonly format: Format
  readonly structure: Structure
  readonly traits: ReadonlySet<Trait>
  readonly theme: Theme
  readonly lettering: Lettering
  /** A word in the list's spelling of it: the same all through the list. */
  readonly say: (group: 'headers' | 'types' | 'headings' | 'words' | 'lines', key: string) => string
}

export interface PlannedList extends Plan {
  readonly items: readonly Item[]
}

/** Shuffled so that every language and every shape comes once before one comes twice. */
export function inTurn<T>(random: Random, choices: readonly T[]): T[] {
  const left = [...choices]
  return choices.map(() => left.splice(random.between(0, left.length - 1), 1)[0] as T)
}

export interface Turns {
  readonly languages: readonly Language[]
  readonly shapes: readonly (readonly [Format, Structure])[]
}

export const turnsOf = (random: Random): Turns => ({
  languages: inTurn(random, languages),
  shapes: inTurn(random, shapes),
})

const isTable = (structure: Structure) =>
  !['lines', 'two columns', 'technical sheets'].includes(structure)

export function planOf(random: Random, turns: Turns, index: number): Plan {
  const language = turns.languages[index % turns.languages.length] as Language
  const [format, structure] = turns.shapes[index % turns.shapes.length] as [Format, Structure]
  const chosen = traitsOf(random, format, structure)
  const lettering = letteringOf(random, language, {
    hasHeader: isTable(structure) && !chosen.has('no header'),
    isWorkbook: format === 'xlsx' || format === 'xls',
  })
  const said = new Map<string, string>()
  return {
    random,
    language,
    format,
    structure,
    traits: chosen,
    theme: chosen.has('no name column')
      ? random.oneOf(['country', 'merchant'])
      : random.oneOf([
          'producer',
          'producer',
          ...many('country'),
          ...many('merchant'),
          'spirits',
          'beer',
        ]),
    lettering,
    say: (group, key) => {
      const at = `${group}.${key}`
      const known = said.get(at) ?? spell(random, language[group], key)
      said.set(at, known)
      return known
    },
  }
}

const many = (theme: Theme): Theme[] => Array.from({ length: 5 }, () => theme)

/** Which traits a shape may have, and how often: as often as lists of the trade have them. */
function traitsOf(random: Random, format: Format, structure: Structure): ReadonlySet<Trait> {
  const has = new Set<Trait>()
  const may = (trait: Trait, share: number) => {
    if (random.chance(share)) has.add(trait)
    return has.has(trait)
  }
  const isWorkbook = format === 'xlsx' || format === 'xls'
  if (isTable(structure) || structure === 'technical sheets') {
    may('vintage in name', 0.25)
    may('size in name', 0.08)
  }
  may('cover and conditions', structure === 'technical sheets' ? 0 : isWorkbook ? 0.35 : 0.25)
  if (!isTable(structure)) {
    if (structure !== 'technical sheets') may('headings', 0.75)
    if (structure === 'lines') may('by the glass', 0.4)
    return has
  }
  if (structure === 'transposed') return has
  if (structure === 'rows' || structure === 'side by side') may('headings', 0.45)
  if (structure === 'rows') {
    if (!may('no header', 0.16)) may('no name column', 0.2)
    if (!has.has('headings') && !has.has('no header')) may('merged cells', 0.35)
  }
  if (has.has('no header')) return has
  const canHaveTwo = structure === 'rows' || structure === 'several tables'
  if (canHaveTwo && !may('two header rows', 0.18)) may('row of units', 0.18)
  if (canHaveTwo || structure === 'side by side')
    if (!may('several prices', has.has('two header rows') ? 0.9 : 0.25)) may('price per case', 0.2)
  return has
}
