import type { Cell } from '#domain/portfolio/reading/sheet.ts'
import { countryName } from '#domain/vocabulary/countries.ts'
import type { Column, Stated } from './column.ts'
import type { Truth } from './expectation.ts'
import type { Item } from './item.ts'
import { countryIn, spellings } from './language.ts'
import {
  figureCell,
  sizeUnit,
  writeNumber,
  writeQuantity,
  writeSize,
  writeStrength,
} from './lettering.ts'
import type { Plan } from './plan.ts'
import {
  alsoTypeNorm,
  typeNormOf,
  typeWord,
  writtenGrapes,
  writtenName,
  writtenProducer,
} from './wording.ts'

/** What "organic", "in conversion" and their like come to. */
export function statedFarming({ farming, is_vegan }: Item, saysVegan: boolean): Stated {
  const schemes: string[] = []
  if (farming === 'organic' || farming === 'biodynamic') schemes.push(farming)
  if (is_vegan && saysVegan) schemes.push('vegan')
  const isOrganic = farming === 'organic' ? true : farming === 'not_organic' ? false : null
  return {
    organic: isOrganic,
    certifications: schemes.length > 0 ? schemes : null,
    accept: {
      // biodynamic growing is organic too; a plain "no" may stay silent; the words may stay as stated
      organic: farming === 'biodynamic' ? [true] : isOrganic === false ? [null] : [],
      certifications: schemes.length === 0 ? [null] : [],
    },
    derivable: {
      ...(schemes.length > 0 ? {} : { certifications: '*' }),
      // what is only on its way there is not organic yet
      ...(farming === 'in_conversion' || farming === 'planned' ? { organic: false } : {}),
    },
  }
}

type Write = readonly [
  cell: (item: Item) => Cell,
  states: (item: Item) => Stated,
  unit?: string | null,
]

/** The column of a role, in the words and figures of the list. */
export function columnOf(plan: Plan, role: string): Column {
  const [cell, states, unit = null] = writeOf(plan, role)
  return { role, header: plan.say('headers', role), unit, cell, states }
}

const nothing = (): Stated => ({})
const orNull = (value: string | null): Truth => (value === '' ? null : value)

function writeOf(plan: Plan, role: string): Write {
  const { lettering, language, say, random } = plan
  switch (role) {
    case 'name':
      return [(item) => writtenName(plan, item), (item) => nameStated(plan, item)]
    case 'producer':
      return [(item) => writtenProducer(plan, item), ({ producer }) => ({ producer })]
    case 'type':
      return [
        (item) => typeWord(plan, item),
        (item) => ({
          type: typeWord(plan, item),
          type_norm: typeNormOf(item),
          accept: { type_norm: alsoTypeNorm(item) },
        }),
      ]
    case 'country':
      return [
        ({ country }) => countryIn(language, country),
        ({ country }) => ({ country_norm: countryName(country) }),
      ]
    case 'region':
      return [({ region }) => region, ({ region }) => ({ region, accept: { region: [region] } })]
    case 'appellation':
      return [
        ({ appellation, region }) => appellation ?? region,
        ({ appellation, region }) => ({
          ...(appellation === null ? {} : { appellation }),
          accept: { region: [appellation ?? region] },
        }),
      ]
    case 'vintage':
      return [
        ({ vintage }) =>
          typeof vintage === 'number'
            ? figureCell({ ...lettering, thousands: '' }, vintage, 0)
            : vintage === 'NV'
              ? say('words', 'nv')
              : null,
        ({ vintage }) => ({ vintage }),
      ]
    case 'volume':
      return [
        ({ volume_ml, pack }) => writeSize(lettering, volume_ml, pack),
        ({ volume_ml }) => ({ volume_ml }),
        sizeUnit(lettering),
      ]
    case 'pack':
      return [({ pack }) => figureCell(lettering, pack, 0), nothing]
    case 'abv':
      return [
        ({ abv }) => (abv === null ? null : writeStrength(lettering, abv)),
        ({ abv }) => ({ abv }),
        lettering.strength === 'bare' ? '% vol' : null,
      ]
    case 'grapes': {
      const style = random.between(0, 2)
      return [
        (item) => orBlank(writtenGrapes(style, item)),
        ({ grapes }) => ({ grapes: grapes.length > 0 ? grapes : null }),
      ]
    }
    case 'organic':
      return [
        ({ farming }) =>
          farming === null || farming === 'not_organic'
            ? say('words', 'no')
            : farming === 'organic'
              ? say('words', 'yes')
              : say('words', farming),
        (item) => ({
          ...statedFarming({ ...item, farming: item.farming ?? 'not_organic' }, false),
          certifications: null,
        }),
      ]
    case 'certificates': {
      const between = random.oneOf([', ', ' / ', ' + '])
      return [
        ({ farming, is_vegan }) =>
          orBlank(
            [farming, is_vegan ? 'vegan' : null]
              .flatMap((key) => (key === null ? [] : say('words', key)))
              .join(between),
          ),
        (item) => statedFarming(item, true),
      ]
    }
    case 'closure':
      return [({ closure }) => say('words', closure), ({ closure }) => ({ closure })]
    case 'container':
      return [({ container }) => say('words', container), ({ container }) => ({ container })]
    case 'weight': {
      const isInKilos = random.chance(0.5)
      return [
        ({ grams }) => (isInKilos ? `${writeNumber(lettering, grams / 1000, 2)} kg` : `${grams} g`),
        ({ grams }) => ({ container_weight_g: grams }),
      ]
    }
    case 'oak':
      return [
        ({ months_in_oak: months }) =>
          months === 0
            ? say('words', 'unoaked')
            : say('words', 'oaked').replace('{n}', `${months}`),
        ({ months_in_oak: months }) =>
          months === 0 ? { oak: false } : { oak: true, ageing_months: months },
      ]
    case 'sugar':
      return [({ sugar }) => figureCell(lettering, sugar, 1), ({ sugar }) => ({ sugar_g_l: sugar })]
    case 'stock': {
      const unit = random.oneOf([null, 'bottles', 'cases'] as const)
      const written = unit === null ? null : say('words', unit)
      return [
        ({ stock }) => writeQuantity(lettering, stock, written),
        ({ stock, pack }) => ({
          // a stock is in bottles: where nothing says how many are in a case it may stay silent
          quantity_available: unit === 'cases' ? stock * pack : stock,
          accept: { quantity_available: unit === 'cases' ? [null] : [] },
        }),
      ]
    }
    case 'moq':
      return [({ pack }) => writeQuantity(lettering, pack * 10, say('words', 'bottles')), nothing]
    case 'gtin':
      return [({ gtin }) => gtin, ({ gtin }) => ({ gtin: orNull(gtin) })]
    case 'code':
      return [({ code }) => code, nothing]
    case 'notes': {
      const notes = spellings(language.notes)
      return [
        ({ stock }) => (stock % 3 === 0 ? (notes[stock % notes.length] ?? null) : null),
        nothing,
      ]
    }
    case 'currency':
      return [() => lettering.currency, () => ({ price_currency: lettering.currency })]
    default:
      throw new Error(`no column ${role}`)
  }
}

const orBlank = (text: string) => (text === '' ? null : text)

export const nameStated = (plan: Plan, item: Item): Stated => ({
  name: item.name,
  accept: { name: [writtenName(plan, item)] },
  ...(plan.traits.has('vintage in name') && item.vintage !== null ? { vintage: item.vintage } : {}),
  ...(plan.traits.has('size in name') ? { volume_ml: item.volume_ml } : {}),
})
