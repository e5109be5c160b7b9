import type { Column } from './column.ts'
import { columnOf } from './columns.ts'
import { saysPack } from './lettering.ts'
import { withOtherColumns } from './other-columns.ts'
import type { Plan } from './plan.ts'
import type { LineBasis } from './price-cells.ts'
import { priceColumns } from './prices.ts'

/** How often a list of a merchant or a grower has a column. */
const shares: Readonly<Record<string, number>> = {
  code: 0.35,
  producer: 0.85,
  type: 0.75,
  country: 0.6,
  region: 0.6,
  appellation: 0.3,
  grapes: 0.45,
  abv: 0.5,
  volume: 0.9,
  pack: 0.45,
  organic: 0.2,
  certificates: 0.15,
  oak: 0.1,
  sugar: 0.08,
  closure: 0.1,
  container: 0.08,
  weight: 0.06,
  stock: 0.25,
  moq: 0.1,
  gtin: 0.15,
  notes: 0.2,
}
/** What a figure or a word shows by itself, without a header. */
const selfEvident: ReadonlySet<string> = new Set([
  'producer',
  'type',
  'country',
  'region',
  'abv',
  'volume',
])

/** Columns that a printed list leaves out. */
const tooMuchForPage: ReadonlySet<string> = new Set([
  'gtin',
  'weight',
  'notes',
  'moq',
  'container',
  'closure',
  'sugar',
  'oak',
])

/** The columns of a table, in an order that lists have; `without`: said by headings instead. */
export function chooseColumns(
  plan: Plan,
  lineBasis: LineBasis | null,
  without: ReadonlySet<string>,
): Column[] {
  const { random, traits, lettering, theme, structure } = plan
  const hasHeader = !traits.has('no header')
  const needsPack = traits.has('price per case') || traits.has('several prices')
  const has = (role: string) => {
    if (without.has(role)) return false
    if (!hasHeader && !selfEvident.has(role)) return false
    if (role === 'producer' && (theme === 'producer' || theme === 'spirits'))
      return theme === 'producer' && random.chance(0.3)
    // a list of many countries says which
    if (role === 'country' && theme === 'merchant') return random.chance(0.9)
    if (theme === 'spirits' && ['grapes', 'appellation', 'sugar'].includes(role)) return false
    if (role === 'volume' && (structure === 'sizes across' || traits.has('size in name')))
      return false
    // what is asked for a case needs the case's size
    if (role === 'volume' && needsPack && saysPack(lettering)) return true
    return random.chance(shares[role] ?? 0)
  }
  const hasVintage =
    !traits.has('vintage in name') && !['spirits', 'beer'].includes(theme) && random.chance(0.9)
  const front = random.chance(0.5) ? ['producer', 'name'] : ['name', 'producer']
  const named = traits.has('no name column')
    ? ['producer', 'appellation', ...(random.chance(0.7) ? ['cuvee'] : []), 'grapes']
    : front.filter((role) => role === 'name' || has('producer'))
  const sorted = new Set(
    random.chance(0.4)
      ? ['country', 'region', ...named, 'type', 'appellation']
      : [...named, 'type', 'country', 'region', 'appellation'],
  )
  const saysPackInSize = saysPack(lettering) && !traits.has('size in name')
  const needsPackColumn = !saysPackInSize && (needsPack || has('pack'))
  const roles = [
    ...(has('code') ? ['code'] : []),
    ...[...sorted].filter((role) => named.includes(role) || has(role)),
    ...(hasVintage ? ['vintage'] : []),
    ...['grapes', 'abv', 'volume'].filter((role) => !named.includes(role) && has(role)),
    ...(hasHeader && needsPackColumn ? ['pack'] : []),
    ...['organic', 'certificates', 'oak', 'sugar', 'closure', 'container', 'weight'].filter(has),
  ]
  const prices = priceColumns(plan, lineBasis)
  const last = ['stock', 'moq', 'gtin', 'notes'].filter(has).map((role) => columnOf(plan, role))
  const currency =
    hasHeader && lettering.currencyAt === 'column' ? [columnOf(plan, 'currency')] : []
  const body = roles.map((role) => (role === 'cuvee' ? cuveeColumn(plan) : columnOf(plan, role)))
  const columns = [...body, ...prices, ...currency, ...last].filter(
    ({ role }) => plan.format !== 'pdf' || !tooMuchForPage.has(role),
  )
  const mixed =
    hasHeader &&
    plan.format !== 'pdf' &&
    !groupedStructures.has(structure) &&
    !traits.has('two header rows')
      ? withOtherColumns(random, columns)
      : columns
  return traits.has('no name column') ? namedByParts(mixed) : mixed
}

/** Where the prices stand below one heading, nothing comes between them. */
const groupedStructures: ReadonlySet<string> = new Set(['tiers', 'sizes across'])

const cuveeColumn = (plan: Plan): Column => ({
  ...columnOf(plan, 'name'),
  role: 'cuvee',
  header: plan.say('headers', 'cuvee'),
})

/** Without a column of names the name is put together: any order of the parts that stand there is right. */
function namedByParts(columns: readonly Column[]): Column[] {
  const hasCuvee = columns.some(({ role }) => role === 'cuvee')
  return columns.map((column) =>
    column.role !== 'producer'
      ? column
      : {
          ...column,
          states: (item) => {
            const grape = item.grapes.map(({ variety }) => variety).join(' ')
            const place = item.appellation ?? item.region ?? ''
            const own = hasCuvee ? item.name : ''
            const names = [
              [own],
              [place, own],
              [own, place],
              [own, grape],
              [place, own, grape],
              [place, grape],
              ...(hasCuvee ? [] : [[place], [grape]]),
            ]
              .map((parts) => parts.filter((part) => part !== '').join(' '))
              .filter((name) => name !== '')
            return {
              ...column.states(item),
              name: names[0] ?? item.name,
              // also where the producer stands before it
              accept: { name: names },
            }
          },
        },
  )
}
