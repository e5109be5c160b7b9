import { isGtin } from '../../shared/gtin.ts'
import { looksLike } from './column-content.ts'
import type { ColumnRole } from './column-roles.ts'
import { rolesNamedIn } from './header-evidence.ts'

/** A line of a technical sheet: "Alcohol: 13.5 %", or label and value apart. */
export interface Fact {
  readonly label: string
  readonly value: string
}

export const longestLabel = 45
const article = /^(?:the|el|la|le|les|l'|il|lo|der|die|das|o|a|os|as) ?(?=\p{L})/iu

/** The roles that a label names outright, the likeliest first. */
function rolesOf(label: string): readonly ColumnRole[] {
  if (label.length > longestLabel) return []
  const known = (words: string) =>
    rolesNamedIn(words).flatMap(({ role, weight }) => (weight >= 0.8 ? [role] : []))
  const named = known(label)
  return named.length > 0 ? named : known(label.replace(article, ''))
}

export const roleOf = (label: string): ColumnRole | undefined =>
  rolesOf(label)[0] ?? (strength.test(label) ? 'abv' : undefined)

/** "Dop" is a stopper in one language and an appellation in another: what stands beside it tells. */
const roleBeside = (label: string, value: string): ColumnRole | undefined =>
  rolesOf(label).length < 2
    ? undefined
    : rolesOf(label).find(
        (role) => role !== 'name' && role !== 'producer' && looksLike[role]?.(value),
      )

const strength = /^(?:% ?(?:vol|alc)\.?|(?:vol|alc)\.? ?%)$/i

const alone = /^\P{L}*$/u
export const bottles =
  /^\d{1,3}(?:[ .,'’]?\d{3})* (?:bottles|botellas|bouteilles|flaschen|bottiglie|garrafas|ampolles|flasker|flaskor|pulloa|lahví|butelek)$/i

/** What a value is whatever its label says: "0,75 l", "14 % vol", "1.200 bottles". */
function roleOfValue(label: string, value: string): string | undefined {
  if (bottles.test(value)) return 'quantity'
  const size = /^(?:\d{1,2} ?[x×] ?)?\d{1,4}(?:[.,]\d{1,3})? ?(?:cl|ml|l|lt)\.?$/i
  if (size.test(value)) return 'volume'
  const isOfAlcohol = /(?<!\p{L})(?:alc|alk|αλκ|алк)|vol|°/iu.test(`${label} ${value}`)
  const isShare = /^\d{1,2}(?:[.,]\d{1,2})? ?[%°º]/.test(value)
  return isOfAlcohol && isShare && alone.test(value.replace(/vol\.?|alc\.?/i, ''))
    ? 'abv'
    : undefined
}

export const factRole = ({ label, value }: Fact) =>
  // "Code" may be anybody's
  isGtin(value) ? 'gtin' : (roleBeside(label, value) ?? roleOf(label) ?? roleOfValue(label, value))

export const secondRoleOf = (label: string) =>
  rolesNamedIn(label).find(({ role, weight }) => role !== 'name' && weight >= 0.8)?.role

/** A label in the place of a value; "Type   Beer" is none. */
export function isOtherLabel(text: string, own: ColumnRole | undefined): boolean {
  const role = /\d/.test(text) ? undefined : roleOf(text)
  if (role === undefined || role === own) return false
  const isValue =
    own !== undefined && own !== 'name' && own !== 'producer' && looksLike[own]?.(text)
  return isValue !== true
}

const plainHeaders: Readonly<Record<string, string>> = {
  abv: 'ABV',
  volume: 'Volume',
  gtin: 'EAN',
  quantity: 'Stock',
}

/** The label heads a column; where the header of a table would mean another thing, by its role. */
export function headerOf(role: string, label: string): string {
  if (role === 'subregion') return 'Appellation'
  const isOther = roleOf(label) !== role || strength.test(label)
  return isOther ? (plainHeaders[role] ?? label) : label
}
