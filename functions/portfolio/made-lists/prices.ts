import type { Cell } from '#domain/portfolio/reading/sheet.ts'
import type { Column, Stated } from './column.ts'
import type { Item } from './item.ts'
import { amountOf, decimalsOf, withCurrency, writeAmount, writeSize } from './lettering.ts'
import type { Plan } from './plan.ts'

/** Best first: the order in which an offer price is chosen. `price` is one without terms. */
const bases = ['ex_works', 'fob', 'trade', 'price', 'retail'] as const
type Basis = (typeof bases)[number]

interface PriceKind {
  readonly basis: Basis
  readonly per: 'bottle' | 'case'
}

/** Of the price ex works. */
const factors: Readonly<Record<Basis, number>> = {
  ex_works: 1,
  fob: 1.06,
  trade: 1.35,
  price: 1.2,
  retail: 2.2,
}
/** As `price_unit` says it. */
const terms: Readonly<Record<Basis, string>> = {
  ex_works: ', EXW',
  fob: ', FOB',
  trade: ', excl. VAT',
  price: '',
  retail: ', retail, incl. VAT',
}

/** Terms that a line above or below the table states for all prices without terms of their own. */
export type LineBasis = 'ex_works' | 'trade' | 'retail'

const several: readonly (readonly PriceKind[])[] = [
  [bottle('trade'), bottle('retail')],
  [bottle('ex_works'), bottle('retail')],
  [bottle('fob'), bottle('ex_works')],
  [bottle('price'), perCase('price')],
  [perCase('trade'), bottle('trade')],
  [bottle('ex_works'), bottle('trade'), bottle('retail')],
]

function bottle(basis: Basis): PriceKind {
  return { basis, per: 'bottle' }
}
function perCase(basis: Basis): PriceKind {
  return { basis, per: 'case' }
}

const unitWords = ({ basis, per }: PriceKind, { pack }: Item) =>
  `${per === 'case' ? `case of ${pack} bottles` : 'bottle'}${terms[basis]}`

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
        ]
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

const amount = ({ lettering }: Plan, { basis, per }: PriceKind, { euros, pack }: Item) =>
  amountOf(lettering, euros * factors[basis] * (per === 'case' ? pack : 1))

function headerOf({ say, random }: Plan, { basis, per }: PriceKind): string {
  if (basis === 'price') return say('headers', per === 'case' ? 'case_price' : 'price')
  const header = say('headers', basis)
  if (per === 'case') return `${header} / ${say('words', 'case')}`
  return random.chance(0.25) ? `${header} / ${say('words', 'bottle')}` : header
}

/** "€ 27.00 / case (6x75cl)" where the cell spells it out. */
function amountCell({ lettering, say }: Plan, value: number, caseOf: Item | null): Cell {
  if (caseOf !== null) {
    const figure = value.toFixed(decimalsOf(lettering)).replace('.', lettering.decimal)
    const size = `${caseOf.pack}x${caseOf.volume_ml / 10}cl`.replace('.', lettering.decimal)
    return `${withCurrency(lettering, figure)} / ${say('words', 'case')} (${size})`
  }
  if (lettering.isTyped && lettering.currencyAt !== 'cell') return value
  const written = writeAmount(lettering, value)
  if (!lettering.saysFrom) return written
  const from = say('words', 'from')
  return /^[-～]/.test(from) ? `${written}${from}` : `${from} ${written}`
}

function mainPrice(
  { lettering }: Plan,
  { volume_ml }: Item,
  value: number,
  price_unit: string,
  isSpelledOut: boolean,
): Stated {
  const saysCurrency = isSpelledOut || ['cell', 'header', 'line'].includes(lettering.currencyAt)
  return {
    price_amount: value,
    price_unit,
    ...(saysCurrency ? { price_currency: lettering.currency } : {}),
    ...(isSpelledOut ? { volume_ml } : {}),
  }
}

/** The same price for a case is as right; a dearer one is a variant. */
function otherPrice(item: Item, value: number, kind: PriceKind, main: PriceKind): Stated {
  const answer = { price_amount: value, price_unit: unitWords(kind, item) }
  return kind.basis === main.basis
    ? { alternatives: [answer] }
    : { variants: [{ price_amount: value }] }
}

/** Prices by how many bottles are taken: the first holds for everybody. */
function tierColumns(plan: Plan, lineBasis: LineBasis | null): Column[] {
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
function sizeColumns(plan: Plan, lineBasis: LineBasis | null): Column[] {
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
