import { countryName } from '#domain/vocabulary/countries.ts'
import type { Stated } from './column.ts'
import type { DocumentPlan, PlannedLine } from './document-plan.ts'
import { chooseGroupings, groupsOf } from './headings.ts'
import type { Item } from './item.ts'
import { countryIn, spellings } from './language.ts'
import { amountOf, writeAmount } from './lettering.ts'
import type { Plan, PlannedList } from './plan.ts'
import { technicalSheets } from './technical-sheets.ts'
import { alsoTypeNorm, typeNormOf, typeWord, writtenGrapes, writtenProducer } from './wording.ts'

/** What an entry of a wine list looks like: its first line and the one below it. */
interface Entry {
  readonly text: string
  readonly detail: string | null
  readonly states: readonly Stated[]
}
type WriteEntry = (plan: Plan, item: Item) => Entry

const nameOnly = ({ name }: Item): Stated => ({ name })
const producerOf = ({ producer }: Item): Stated => ({ producer })
const yearOf = ({ vintage }: Item): Stated => ({ vintage })
const placeOf = ({ region, appellation }: Item): Stated => ({
  region,
  accept: { region: [appellation ?? region] },
})
const countryOf = ({ country }: Item): Stated => ({ country_norm: countryName(country) })
const grapesOf = ({ grapes }: Item): Stated => ({ grapes: grapes.length > 0 ? grapes : null })
const sizeOf = ({ volume_ml }: Item): Stated => ({ volume_ml })

const joined = (between: string, ...parts: readonly (string | number | null)[]) =>
  parts.filter((part) => part !== null && part !== '').join(between)
const year = (plan: Plan, { vintage }: Item) =>
  vintage === 'NV' ? plan.say('words', 'nv') : vintage
const isOtherSize = ({ volume_ml, kind }: Item) =>
  ![750, 700].includes(volume_ml) && kind !== 'beer'
const size = (item: Item) =>
  item.volume_ml === 1500 ? 'Magnum' : isOtherSize(item) ? `${item.volume_ml / 10} cl` : null
const sizeStated = (item: Item): Stated => (isOtherSize(item) ? sizeOf(item) : {})
const bare = (plan: Plan, item: Item) =>
  plan.lettering.capitalNames ? item.name.toUpperCase() : item.name

/** The ways in which wine lists and catalogues write an entry. */
const entries: readonly WriteEntry[] = [
  // Barolo Riserva 2016, Pio Cesare
  (plan, item) => ({
    text: joined(
      ' ',
      `${joined(' ', bare(plan, item), year(plan, item))}${item.producer === null ? '' : ','}`,
      writtenProducer(plan, item),
      size(item),
    ),
    detail: null,
    states: [nameOnly(item), yearOf(item), producerOf(item), sizeStated(item)],
  }),
  // 2022 Cinino, Agri Segretum / Umbria, Italy. Sangiovese.
  (plan, item) => ({
    text: joined(
      ' ',
      year(plan, item),
      joined(', ', bare(plan, item), writtenProducer(plan, item)),
      size(item),
    ),
    detail: joined(
      '. ',
      joined(', ', item.region, countryIn(plan.language, item.country)),
      writtenGrapes(0, item),
    ),
    states: [
      nameOnly(item),
      yearOf(item),
      producerOf(item),
      placeOf(item),
      countryOf(item),
      grapesOf(item),
      sizeStated(item),
    ],
  }),
  // PÉTALOS DEL BIERZO / D.O. Bierzo · Mencía
  (plan, item) => ({
    text: joined(' ', bare(plan, item).toUpperCase(), year(plan, item), size(item)),
    detail: joined(' · ', item.region, writtenGrapes(0, item)) || null,
    states: [nameOnly(item), yearOf(item), placeOf(item), grapesOf(item), sizeStated(item)],
  }),
  // Pio Cesare - Barolo Riserva - Piemonte - 2016
  (plan, item) => ({
    text: joined(
      ' - ',
      writtenProducer(plan, item),
      bare(plan, item),
      item.region,
      year(plan, item),
      size(item),
    ),
    detail: null,
    states: [nameOnly(item), yearOf(item), producerOf(item), placeOf(item), sizeStated(item)],
  }),
  // Barolo Riserva 2016 75 cl 14 % vol / Pio Cesare, Piemonte
  (plan, item) => ({
    text: joined(
      ' ',
      bare(plan, item),
      year(plan, item),
      `${item.volume_ml / 10} cl`,
      item.abv === null ? null : `${item.abv} % vol`,
    ),
    detail: joined(', ', writtenProducer(plan, item), item.region) || null,
    states: [
      nameOnly(item),
      yearOf(item),
      producerOf(item),
      placeOf(item),
      sizeOf(item),
      { abv: item.abv },
    ],
  }),
]

export function documentLayout(list: PlannedList): DocumentPlan {
  if (list.structure === 'technical sheets') return technicalSheets(list)
  const { random, traits, say, language, lettering, structure } = list
  const write = random.oneOf(entries)
  const isRetail = random.chance(0.25)
  const fields = traits.has('headings') ? chooseGroupings(list) : []
  const hasTypeInLine = !fields.includes('type') && random.chance(0.3)
  const groups =
    fields.length === 0
      ? [{ headings: [], news: [], items: list.items }]
      : groupsOf(list, list.items, fields)
  const hasNotes = random.chance(0.25)
  const notes = spellings(language.notes)
  const byGlass = traits.has('by the glass')
  const lines: PlannedLine[] = [...opening(list, isRetail)]
  if (byGlass) lines.push({ kind: 'entry', text: '', glass: '125 ml', right: '75 cl' })
  for (const { headings, news, items } of groups) {
    for (const { text } of news) lines.push({ kind: 'heading', text })
    for (const item of items) {
      const { text, detail, states } = write(list, item)
      const amount = amountOf(lettering, item.euros * (isRetail ? 2.2 : 1.2))
      const type = hasTypeInLine ? `, ${typeWord(list, item).toLowerCase()}` : ''
      const parts: Stated[] = [
        ...states,
        ...headings.map((heading) => heading.states(item)),
        ...(hasTypeInLine
          ? [
              {
                type: typeWord(list, item),
                type_norm: typeNormOf(item),
                accept: { type_norm: alsoTypeNorm(item) },
              },
            ]
          : []),
        {
          price_amount: amount,
          price_unit: isRetail ? 'bottle, retail, incl. VAT' : 'bottle',
          ...(['cell', 'line'].includes(lettering.currencyAt)
            ? { price_currency: lettering.currency }
            : {}),
        },
      ]
      // the first wines of a list are poured by the glass too
      const glass =
        byGlass && lines.length < 24 && item.volume_ml === 750
          ? amountOf(lettering, (item.euros * (isRetail ? 2.2 : 1.2)) / 5)
          : null
      if (glass !== null) parts.push({ variants: [{ volume_ml: 125, price_amount: glass }] })
      lines.push({
        kind: 'entry',
        ...(glass === null ? {} : { glass: writeAmount(lettering, glass) }),
        text: text + type,
        right: writeAmount(lettering, amount),
        product: { item, parts },
      })
      if (detail !== null) lines.push({ kind: 'detail', text: detail })
      if (hasNotes) lines.push({ kind: 'detail', text: `${notes[item.stock % notes.length]}.` })
    }
  }
  if (traits.has('cover and conditions'))
    for (const line of ['delivery', 'payment', 'footer'])
      lines.push({ kind: 'text', text: say('lines', line) })
  return {
    lines,
    columns: structure === 'two columns' ? 2 : 1,
    hasGlasses: byGlass,
    leader: random.chance(0.4) ? 'dots' : 'space',
    pairs: 'colon',
  }
}

/** Title, terms and currency; a document without a header row says them there or nowhere. */
function opening(list: PlannedList, isRetail: boolean): PlannedLine[] {
  const { say, theme, items, lettering } = list
  const house = theme === 'producer' ? `${items[0]?.producer ?? ''} - ` : ''
  const lines: PlannedLine[] = [
    { kind: 'title', text: `${house}${say('words', 'price_list')} 2026` },
  ]
  if (isRetail)
    lines.push({
      kind: 'text',
      text: say('lines', 'retail').replace('{currency}', lettering.currency),
    })
  return lines
}
