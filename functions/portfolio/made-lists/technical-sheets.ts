import type { Stated } from './column.ts'
import { columnOf } from './columns.ts'
import type { DocumentPlan, PlannedLine } from './document-plan.ts'
import { spellings } from './language.ts'
import { amountOf, withCurrency, writeNumber } from './lettering.ts'
import type { PlannedList } from './plan.ts'
import { writtenName } from './wording.ts'

/** Labels of a technical sheet in the order in which sheets have them, and how often. */
const labels: readonly (readonly [role: string, share: number])[] = [
  ['producer', 0.8],
  ['appellation', 0.6],
  ['region', 0.7],
  ['country', 0.6],
  ['type', 0.7],
  ['vintage', 0.7],
  ['grapes', 0.9],
  ['abv', 0.9],
  ['sugar', 0.5],
  ['oak', 0.5],
  ['closure', 0.3],
  ['certificates', 0.3],
  ['volume', 0.6],
  ['gtin', 0.3],
]

/** One wine a page: its name above, then what it is as `Label: value`, and prose. */
export function technicalSheets(list: PlannedList): DocumentPlan {
  const { random, say, language, traits, lettering } = list
  const roles = labels.filter(([, share]) => random.chance(share)).map(([role]) => role)
  const columns = roles.map((role) => columnOf(list, role))
  const hasPrice = random.chance(0.4)
  const notes = spellings(language.notes)
  const items = list.items.slice(0, random.between(1, 6))
  const lines = items.flatMap((item, at): PlannedLine[] => {
    const written = columns.flatMap((column) => {
      const value = column.cell(item)
      return value === null || value === '' ? [] : [{ column, value }]
    })
    const amount = amountOf(lettering, item.euros)
    const priced: Stated = hasPrice
      ? { price_amount: amount, price_currency: lettering.currency, price_unit: 'bottle, EXW' }
      : {}
    const title = writtenName(list, item)
    const inTitle: Stated = {
      name: item.name,
      accept: { name: [title] },
      ...(traits.has('vintage in name') ? { vintage: item.vintage } : {}),
      ...(traits.has('size in name') ? { volume_ml: item.volume_ml } : {}),
    }
    const parts = [inTitle, ...written.map(({ column }) => column.states(item)), priced]
    return [
      ...(at > 0 ? [{ kind: 'page break', text: '' } as const] : []),
      { kind: 'heading', text: say('words', 'sheet') },
      { kind: 'title', text: title, product: { item, parts } },
      { kind: 'text', text: `${notes[item.stock % notes.length]}.` },
      ...written.map(
        ({ column, value }): PlannedLine => ({
          kind: 'pair',
          text: column.unit === null ? column.header : `${column.header} (${column.unit})`,
          right:
            typeof value === 'number'
              ? String(value).replace('.', lettering.decimal)
              : String(value),
        }),
      ),
      ...(hasPrice
        ? [
            {
              kind: 'pair',
              text: say('headers', 'ex_works'),
              right: withCurrency(lettering, writeNumber(lettering, amount, 2)),
            } as const,
          ]
        : []),
    ]
  })
  return {
    lines,
    columns: 1,
    hasGlasses: false,
    leader: 'space',
    pairs: random.chance(0.7) ? 'colon' : 'apart',
  }
}
