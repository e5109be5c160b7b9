import { bottlesIn, bottlesInCase } from '../../vocabulary/pack-words.ts'
import { halfBottle } from '../../vocabulary/size-words.ts'
import { readNumber } from './read-number.ts'

export interface Size {
  readonly volume_ml: number
  /** Units in the case, when written together with the size ("12/750ml", "6 x 75 cl"). */
  readonly units: number | null
}

const perUnit: Readonly<Record<string, number>> = { ml: 1, cc: 1, cl: 10, dl: 100, l: 1000 }
const number = String.raw`(\d{1,5}(?:[.,]\d{1,4})?|[.,]\d{1,4})`
const unit = String.raw`(ml|m\.?l\.?|cc|cl|c\.l\.?|dl|lts?|ltr?s?|lit(?:er|re|ro|ri|ros|res|ers|tr|ra|raa)?|l)`
const sized = new RegExp(
  String.raw`(?:(?<![\d.,])(\d{1,3}) ?(?:/|x|×|\*) ?|(?<![\p{L}\d]))${number} ?-? ?${unit}(?![\p{L}])`,
  'giu',
)
/** "12/750m": a size cut off at the end of a cell. */
const cutOff = /(?<!\d)(\d{1,2})\/(\d{3,4})m?$/i
const pack = /(?<![\d.,])(\d{1,2}) ?[x×] ?(\d{1,3}(?:[.,]\d)?)(?![\d%])/i

const mayHaveSize = /\d ?-? ?[mcdl]|\/\d{3}/i

/** Sizes with a unit, in the order written: "75 cl", "750ml", "1,5 Lts.", "12/750ml", "37,5cl". */
export function sizesIn(text: string): Size[] {
  const found: Size[] = []
  // most texts have no figure with a unit: the long pattern is not asked for them
  if (!mayHaveSize.test(text)) return found
  for (const match of text.matchAll(sized)) {
    const value = readNumber((match[2] ?? '').replace(/^[.,]/, '0.').replace(',', '.'), '.')
    const factor = perUnit[(match[3] ?? '').toLowerCase().replaceAll('.', '')] ?? 1000
    const size = value === null ? null : toMl(value * factor)
    if (size !== null) found.push({ volume_ml: size, units: toUnits(match[1]) })
  }
  const cut = found.length === 0 ? cutOff.exec(text) : null
  const cutSize = cut === null ? null : toMl(Number(cut[2]))
  if (cut !== null && cutSize !== null && cutSize >= 100) {
    found.push({ volume_ml: cutSize, units: toUnits(cut[1]) })
  }
  return found
}

const mostUnits = 120
const toUnits = (text: string | undefined) =>
  text !== undefined && Number(text) >= 1 && Number(text) <= mostUnits ? Number(text) : null

/** Portions (10 ml) up to kegs of 60 l; anything else is not the size of a drink. */
function toMl(value: number): number | null {
  const ml = Math.round(value)
  return ml >= 10 && ml <= 100_000 ? ml : null
}

export type VolumeUnit = 'ml' | 'cl' | 'dl' | 'l' | null

/**
 * The unit that a column of bare numbers is in: from its header, else from the sizes that bottles
 * have (0.75 l, 75 cl, 750 ml).
 */
export function volumeUnitOf(header: string, numbers: readonly number[]): VolumeUnit {
  // units in brackets or at the end of the header: "Volum (l)", "Volymiml", "Bottle Size (ml)"
  const stated = /(?:[\s(/[_]|^|i)(ml|cc|cl|dl|l|liter|litre|litri|litros?)\.?[)\]]?$/i.exec(
    header,
  )?.[1]
  if (stated !== undefined) {
    const word = stated.toLowerCase()
    return word === 'cc' ? 'ml' : word.startsWith('l') ? 'l' : (word as VolumeUnit)
  }
  const positive = numbers.filter((n) => n > 0).sort((a, b) => a - b)
  const middle = positive[Math.floor(positive.length / 2)]
  if (middle === undefined) return null
  if (middle <= 12) return 'l'
  return middle < 100 ? 'cl' : 'ml'
}

export function volumeFromNumber(value: number, unitOfColumn: VolumeUnit): number | null {
  if (!(value > 0)) return null
  const fallback: VolumeUnit = value <= 12 ? 'l' : value < 100 ? 'cl' : 'ml'
  // one column may mix units: 0.75 in a column of millilitres can only be litres
  const own = unitOfColumn === 'ml' && value < 10 ? 'l' : (unitOfColumn ?? fallback)
  return toMl(value * (perUnit[own] ?? 1))
}

/** "6x75", "12 x 50": units per case and a size without unit (cl below 100, ml above). */
export function packIn(text: string): Size | null {
  const match = pack.exec(text)
  if (match === null) return null
  const value = Number((match[2] ?? '').replace(',', '.'))
  const ml = volumeFromNumber(value, null)
  const units = toUnits(match[1])
  return ml !== null && units !== null && ml >= 100 && value > 12 ? { volume_ml: ml, units } : null
}

/** Units per case: "6 Blles", "12B case", "6 bts", "carton de 6", "doos van 6", "12". */
export function unitsIn(words: string): number | null {
  // "6 3/8 Flaschen": six of three eighths of a litre
  const text = words.replace(halfBottle, '')
  const bare = /^\s*(\d{1,3})\s*$/.exec(text)?.[1]
  const found = bare === undefined ? (bottlesIn(text) ?? bottlesInCase(text)) : Number(bare)
  return found !== null && found >= 1 && found <= mostUnits ? found : null
}
