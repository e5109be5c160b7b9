import type { Column, Stated } from './column.ts'
import type { Item } from './item.ts'
import type { Plan } from './plan.ts'
import {
  amount,
  amountCell,
  bases,
  bottle,
  type LineBasis,
  mainPrice,
  type PriceKind,
  perCase,
  unitWords,
} from './price-cells.ts'
import { sizeColumns, tierColumns } from './prices-across.ts'

const several: readonly (readonly PriceKind[])[] = [
  [bottle('trade'), bottle('retail')],
  [bottle('ex_works'), bottle('retail')],
  [bottle('fob'), bottle('ex_works')],
  [bottle('price'), perCase('price')],
  [perCase('trade'), bottle('trade')],
  [bottle('ex_works'), bottle('trade'), bottle('retail')],
]

export function priceColumns(plan: Plan, lineBasis: LineBasis | null): Column[] {
  const { random, structure, traits, lettering, say } = plan
  if (structure === 'tiers') return tierColumns(plan, lineBasis)
  if (structure === 'sizes across') return sizeColumns(plan, lineBasis)
  const kinds = traits.has('several prices')
    ? random.oneOf(several)
    : traits.has('price per case')
      ? [perCase(random.oneOf(['price', 'price', 'trade']))]
      : [
          bottle(
            random.oneOf([
              'price',
              'price',
              'price',
              'price',
              'ex_works',
              'trade',
              'fob',
              'retail',
            ]),
          ),
        ].map((kind) => (traits.has('no header') ? bottle('price') : kind))
  // terms in a line hold for a price that has none of its own
  const saidBy = ({ basis, per }: PriceKind): PriceKind =>
    basis === 'price' && lineBasis !== null ? { basis: lineBasis, per } : { basis, per }
  const main = kinds.map(saidBy).toSorted(best)[0] as PriceKind
  const isSpelledOut = main.per === 'case' && !lettering.isTyped && random.chance(0.5)
  return kinds.map((kind) => {
    const said = saidBy(kind)
    const isMain = said.basis === main.basis && said.per === main.per
    return {
      role: 'price',
      header: headerOf(plan, kind),
      unit: lettering.currencyAt === 'header' ? lettering.currency : null,
      group: say('headers', 'price'),
      cell: (item) =>
        amountCell(
          plan,
          amount(plan, kind, item),
          kind.per === 'case' && isSpelledOut ? item : null,
        ),
      states: (item) =>
        isMain
          ? mainPrice(plan, item, amount(plan, kind, item), unitWords(said, item), isSpelledOut)
          : otherPrice(item, amount(plan, kind, item), said, main),
    }
  })
}

const best = (a: PriceKind, b: PriceKind) =>
  bases.indexOf(a.basis) - bases.indexOf(b.basis) || a.per.localeCompare(b.per)

function headerOf({ say, random }: Plan, { basis, per }: PriceKind): string {
  if (basis === 'price') return say('headers', per === 'case' ? 'case_price' : 'price')
  const header = say('headers', basis)
  if (per === 'case') return `${header} / ${say('words', 'case')}`
  return random.chance(0.25) ? `${header} / ${say('words', 'bottle')}` : header
}

/** The same price for a case is as right; a dearer one is a variant. */
function otherPrice(item: Item, value: number, kind: PriceKind, main: PriceKind): Stated {
  const answer = { price_amount: value, price_unit: unitWords(kind, item) }
  return kind.basis === main.basis
    ? { alternatives: [answer] }
    : { variants: [{ price_amount: value }] }
}
