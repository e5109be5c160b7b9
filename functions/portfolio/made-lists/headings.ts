import { countryName } from '#domain/vocabulary/countries.ts'
import type { Stated } from './column.ts'
import type { Item } from './item.ts'
import { countryIn } from './language.ts'
import type { Plan } from './plan.ts'
import type { Group } from './tables.ts'
import { alsoTypeNorm, headingTypeNorm } from './wording.ts'

export interface GroupHeading {
  readonly text: string
  readonly states: (item: Item) => Stated
}

export type Grouping = 'type' | 'country' | 'region' | 'producer'

/** What the headings of a list may say: one thing, or a wider one above it. */
const groupings: readonly (readonly Grouping[])[] = [
  ['type'],
  ['type'],
  ['country'],
  ['region'],
  ['producer'],
  ['country', 'region'],
  ['country', 'type'],
  ['type', 'country'],
]

export function chooseGroupings({ random, theme }: Plan): readonly Grouping[] {
  const fits = groupings.filter(
    (fields) =>
      !(
        theme === 'producer' && fields.some((field) => field === 'producer' || field === 'country')
      ) &&
      !(
        theme === 'spirits' && fields.some((field) => field === 'producer' || field === 'region')
      ) &&
      !(theme === 'country' && fields.includes('country')),
  )
  return random.oneOf(fits)
}

function headingOf(plan: Plan, grouping: Grouping, item: Item, isCapital: boolean): GroupHeading {
  const { language, say } = plan
  const heading = (text: string, states: GroupHeading['states']): GroupHeading => ({
    text: isCapital ? text.toLocaleUpperCase(language.code) : text,
    states,
  })
  switch (grouping) {
    case 'type': {
      const text = say('headings', item.kind)
      const type = isCapital ? text.toLocaleUpperCase(language.code) : text
      return heading(text, (one) => ({
        type,
        type_norm: headingTypeNorm(one),
        accept: { type_norm: alsoTypeNorm(one) },
      }))
    }
    case 'country':
      return heading(countryIn(language, item.country), ({ country }) => ({
        country_norm: countryName(country),
      }))
    case 'region':
      return heading(item.region ?? '', ({ region }) => ({ region, accept: { region: [region] } }))
    case 'producer':
      return heading(item.producer ?? '', ({ producer }) => ({ producer }))
  }
}

const keyOf = (grouping: Grouping, item: Item): string =>
  ({
    type: item.kind,
    country: item.country,
    region: item.region ?? '',
    producer: item.producer ?? '',
  })[grouping]

/** The items in groups, each with the headings that hold for it; those without a key are left out. */
export function groupsOf(plan: Plan, items: readonly Item[], fields: readonly Grouping[]): Group[] {
  const isCapital = plan.random.chance(0.4)
  const keyed = items.filter((item) => fields.every((field) => keyOf(field, item) !== ''))
  const groups = Map.groupBy(keyed, (item) => fields.map((field) => keyOf(field, item)).join('\n'))
  const sorted = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))
  let above: readonly string[] = []
  return sorted.map(([key, members]) => {
    const keys = key.split('\n')
    const headings = fields.map((field) => headingOf(plan, field, members[0] as Item, isCapital))
    const from = keys.findIndex((part, at) => part !== above[at])
    above = keys
    return { headings, news: headings.slice(Math.max(0, from)), items: members }
  })
}
