import type { Item } from './item.ts'
import type { Plan } from './plan.ts'
import type { Kind } from './real-drinks.ts'

const plainTypes: Readonly<Record<Kind, string>> = {
  red: 'red wine',
  white: 'white wine',
  rose: 'rosé wine',
  sparkling: 'sparkling wine',
  fortified: 'fortified wine',
  beer: 'beer',
  whisky: 'whisky',
  gin: 'gin',
  rum: 'rum',
  vodka: 'vodka',
  liqueur: 'liqueur',
}

/** Sparkling wines that are rosé are so only where the list says so. */
export const typeNormOf = ({ kind, colour }: Item) =>
  kind === 'sparkling' && colour === 'rose' ? 'sparkling rosé wine' : plainTypes[kind]

/** The name or the grapes may tell the colour of what the list only calls sparkling. */
export const alsoTypeNorm = ({ kind, colour }: Item): readonly string[] =>
  kind !== 'sparkling'
    ? []
    : colour === 'rose'
      ? ['sparkling wine', 'sparkling rosé wine']
      : colour === 'red'
        ? ['sparkling red wine']
        : []

export function typeWord({ say }: Plan, { kind, colour }: Item): string {
  const word = say('types', kind)
  return kind === 'sparkling' && colour === 'rose'
    ? `${word} ${say('types', 'rose').toLowerCase()}`
    : word
}

export const headingTypeNorm = ({ kind }: Item) => plainTypes[kind]

/** The name as the list writes it, with what it adds to it. */
export function writtenName(plan: Plan, item: Item): string {
  const { traits, lettering } = plan
  const size = item.volume_ml === 1500 ? 'Magnum' : `${item.volume_ml / 10} cl`
  const name = [
    item.name,
    traits.has('vintage in name') && item.vintage !== null ? item.vintage : null,
    traits.has('size in name') ? size : null,
  ]
    .filter((part) => part !== null)
    .join(' ')
  return lettering.capitalNames ? name.toLocaleUpperCase(plan.language.code) : name
}

export const writtenProducer = ({ lettering, language }: Plan, { producer }: Item) =>
  producer === null
    ? null
    : lettering.capitalProducers
      ? producer.toLocaleUpperCase(language.code)
      : producer

/** "70% Merlot, 30% Syrah", "85 Merlot / 15 Syrah", "Merlot (70), Syrah (30)". */
export function writtenGrapes(style: number, { grapes }: Item): string {
  const between = [', ', ' / ', ', '][style % 3] ?? ', '
  return grapes
    .map(({ variety, share }) => {
      if (share === null) return variety
      const forms = [`${share}% ${variety}`, `${share} ${variety}`, `${variety} (${share})`]
      return forms[style % 3] ?? variety
    })
    .join(between)
}
