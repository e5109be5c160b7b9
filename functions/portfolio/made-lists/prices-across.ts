import type { Column } from './column.ts'
import type { Item } from './item.ts'
import { amountOf, writeSize } from './lettering.ts'
import type { Plan } from './plan.ts'
import { amountCell, bottle, factors, type LineBasis, mainPrice, unitWords } from './price-cells.ts'

/** Prices by how many bottles are taken: the first holds for everybody. */
export function tierColumns(plan: Plan, lineBasis: LineBasis | null): Column[] {
  const { random, say, lettering } = plan
  const [low = 0, high = 0] = random.oneOf([
    [60, 120],
    [120, 600],
    [36, 180],
  ])
  const ranges = [
    `1-${low - 1}`,
    `${low}-${high - 1}`,
    random.oneOf([`${high}+`, `> ${high}`, `≥ ${high}`]),
  ]
  const unit = say('words', 'bottles')
  const basis = random.oneOf(['price', 'ex_works', 'trade'] as const)
  const kind = bottle(basis === 'price' && lineBasis !== null ? lineBasis : basis)
  return ranges.map((range, at) => {
    const of = (item: Item) =>
      amountOf(lettering, item.euros * factors[kind.basis] * (1 - 0.06 * at))
    return {
      role: 'tier',
      header: `${range} ${unit}`,
      unit: lettering.currencyAt === 'header' ? lettering.currency : null,
      group: say('headers', basis === 'price' ? 'price' : basis),
      cell: (item) => amountCell(plan, of(item), null),
      states: (item) =>
        at === 0
          ? mainPrice(plan, item, of(item), unitWords(kind, item), false)
          : { variants: [{ price_amount: of(item) }] },
    }
  })
}

const sizesAcross = [375, 750, 1500] as const

/** One column for each size: bottles of 75 cl are the product, other sizes are further ones of it. */
export function sizeColumns(plan: Plan, lineBasis: LineBasis | null): Column[] {
  const { say, lettering, random } = plan
  const spelled = { ...lettering, size: random.oneOf(['cl', 'ml', 'l'] as const) }
  const basis = random.oneOf(['price', 'ex_works', 'trade'] as const)
  const kind = bottle(basis === 'price' && lineBasis !== null ? lineBasis : basis)
  return sizesAcross.map((volume_ml) => {
    // every wine comes in 75 cl, some in the other sizes too
    const isSold = ({ stock }: Item) => volume_ml === 750 || stock % 5 < 2
    const of = (item: Item) =>
      amountOf(lettering, (item.euros * factors[kind.basis] * volume_ml) / 750)
    return {
      role: 'size price',
      header: String(writeSize(spelled, volume_ml, 6)),
      unit: lettering.currencyAt === 'header' ? lettering.currency : null,
      group: say('headers', basis === 'price' ? 'price' : basis),
      cell: (item) => (isSold(item) ? amountCell(plan, of(item), null) : null),
      states: (item) => {
        if (!isSold(item)) return {}
        if (volume_ml === 750)
          return { ...mainPrice(plan, item, of(item), unitWords(kind, item), false), volume_ml }
        const other = { volume_ml, price_amount: of(item) }
        return { variants: [other], alternatives: [other] }
      },
    }
  })
}
