import { isGtin, isSscc } from '../shared/gtin.ts'

/** The numbers by which somebody finds an order, its goods or its papers. */
export const orderNumbers = [
  'order',
  'gtin_unit',
  'gtin_case',
  'deposit',
  'vi1',
  'coi',
  'cmr',
  'sscc',
  'arc',
  'mrn',
  'article',
] as const
export type OrderNumber = (typeof orderNumbers)[number]

/** So many pallets fill a lorry, and some. */
export const mostPallets = 40

interface NumberFormat {
  readonly isOne: (text: string) => boolean
  /** Several of them, one after the other. */
  readonly isList?: boolean
}

const like = (pattern: RegExp) => (text: string) => pattern.test(text)
/** A number of somebody's own making. */
const own = like(/^[\p{L}\p{N}][\p{L}\p{N} ./_#-]{0,59}$/u)

/**
 * How each is written. ARC: year, member state, 16 letters or digits, check digit (EMCS, message IE801). MRN:
 * year, country, 14 letters or digits (customs declarations of the EU and of Norway). Their check digits are left
 * to the systems that issue them. What importers, carriers and issuing bodies number
 * themselves has no common form.
 */
const formats: Readonly<Record<OrderNumber, NumberFormat>> = {
  order: { isOne: own },
  gtin_unit: { isOne: isGtin },
  gtin_case: { isOne: isGtin },
  deposit: { isOne: own },
  vi1: { isOne: own },
  coi: { isOne: own },
  cmr: { isOne: own },
  sscc: { isOne: isSscc, isList: true },
  arc: { isOne: like(/^\d{2}[A-Z]{2}[A-Z0-9]{16}\d$/) },
  mrn: { isOne: like(/^\d{2}[A-Z]{2}[A-Z0-9]{14}$/) },
  /** Of the monopoly: three to eight digits in the assortments that Systembolaget and Vinmonopolet published. */
  article: { isOne: like(/^\d{3,8}$/) },
}

const grouped: ReadonlySet<OrderNumber> = new Set([
  'gtin_unit',
  'gtin_case',
  'arc',
  'mrn',
  'article',
])

/** As it is kept: without the spaces in which codes are printed in groups, letters large; lists one space apart. */
export function readOrderNumber(name: OrderNumber, typed: string): string | null {
  const text = typed.trim()
  if (name === 'sscc') {
    const each = text.split(/[\s,;]+/).filter((one) => one !== '')
    const isList = each.length > 0 && each.length <= mostPallets && each.every(formats.sscc.isOne)
    return isList ? [...new Set(each)].join(' ') : null
  }
  const plain = grouped.has(name) ? text.replace(/\s+/g, '') : text.replace(/\s+/g, ' ')
  const kept = name === 'arc' || name === 'mrn' ? plain.toUpperCase() : plain
  return formats[name].isOne(kept) ? kept : null
}
