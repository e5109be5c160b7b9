import { houses } from '../../vocabulary/houses.ts'
import { type ColumnContent, givenAway, hasWords, isStrict, looksLike } from './column-content.ts'
import type { ColumnRole } from './column-roles.ts'
import type { PriceWords } from './price-words.ts'
import { isCountry } from './read-place.ts'
import { readPrice } from './read-price.ts'
import type { Header, HeaderCell } from './recognise-header.ts'
import { isRegionName } from './region-words.ts'

export interface Column {
  readonly index: number
  readonly role: ColumnRole
  /** The header's words; empty when the role comes from the content. */
  readonly header: string
  readonly group: number
  readonly price: PriceWords | null
  /** The size that its prices are for. */
  readonly volume_ml: number | null
  /** How sure it is that it holds this, from 0 to 1. */
  readonly confidence: number
}

type Roles = ReadonlyMap<ColumnRole, number>

/** Roles whose content is hardly ever anything else, also below a header of unknown words. */
const plain: ReadonlySet<ColumnRole> = new Set([
  'abv',
  'volume',
  'country',
  'gtin',
  'vintage',
  'type',
  'weight',
])
const isPlain = (role: ColumnRole) => plain.has(role) || role === 'price'
const plainShare = 0.85
const fewestFilled = 3

/** What speaks for each role of each column. */
/** Columns of words without a role: only what is a place in them counts. */
export const mayHoldPlaces = 0.15

export function columnEvidence(
  header: Header | null,
  contents: readonly ColumnContent[],
): { evidence: Roles[]; needs_name: boolean } {
  const needs_name = !contents.some(
    (content, index) =>
      isNamed(header?.cells[index], 'name') && content.filled > 0 && content.share(hasWords) > 0.5,
  )
  const hasProducer = contents.some((_, index) => isNamed(header?.cells[index], 'producer'))
  const isNamedByParts = contents.some((_, index) =>
    (['subregion', 'grapes'] as const).some((role) => isNamed(header?.cells[index], role)),
  )
  const evidence = contents.map((content, index) => {
    const cell = header?.cells[index]
    const roles = new Map<ColumnRole, number>()
    fromHeader(roles, cell, content)
    if (isNamedByParts && isOfRemarks(content)) roles.delete('name')
    fromContent(roles, cell, content, header === null || needs_name)
    if (content.filled > 0 && (cell?.evidence.length ?? 0) === 0) {
      const isOpen = needs_name || header === null
      if (isOpen) addTextRoles(roles, content, 1 - index / contents.length, isNamedByParts)
      else if (!hasProducer && cell !== undefined && cell.text !== '') addProducer(roles, content)
    }
    return roles
  })
  return { evidence, needs_name }
}

/** Below "Description" a few sentences come again beside some of the products, and the others have none. */
const isOfRemarks = ({ filled, fill, distinct, average_length }: ColumnContent) =>
  filled >= 8 && fill < 0.9 && distinct <= filled * 0.25 && average_length > 15

const isNamed = (cell: HeaderCell | undefined, role: ColumnRole) =>
  cell?.evidence.some((one) => one.role === role && one.weight >= 0.5) ?? false

const leastWeight = 0.45

/** The header's words, borne out or contradicted by the cells below. */
function fromHeader(
  roles: Map<ColumnRole, number>,
  cell: HeaderCell | undefined,
  content: ColumnContent,
): void {
  for (const { role, weight } of cell?.evidence ?? []) {
    if (weight < leastWeight) continue
    roles.set(role, weight + bornOut(role, content))
  }
}

function bornOut(role: ColumnRole, content: ColumnContent): number {
  const test = looksLike[role]
  if (test === undefined || content.filled === 0) return 0
  // every product has a name, a remark only some
  if (role === 'name' && content.share(hasWords) >= 0.15)
    return 0.3 * likeName(content) - (content.fill < 0.5 ? 0.5 : 0)
  const share = content.share(test)
  return isStrict.has(role) && share < 0.15 ? -1 : 0.2 * share
}

/** Kinds are few, and come again; a word of them in most of the names makes no column of kinds. */
const comesAgain = ({ distinct, filled }: ColumnContent) =>
  filled < 8 || distinct <= Math.max(6, filled * 0.5)

/** What cells give away by themselves. */
function fromContent(
  roles: Map<ColumnRole, number>,
  cell: HeaderCell | undefined,
  content: ColumnContent,
  isOpen: boolean,
): void {
  if (content.filled < fewestFilled && content.fill < 0.9) return
  if (content.fill < 0.2) return
  const hasHeader = cell !== undefined && cell.text !== ''
  const isKnown = hasHeader && cell.evidence.length > 0
  const isUnnamed = !hasHeader || (isOpen && !isKnown)
  for (const [role, least, test] of givenAway) {
    // what no share could give it is not counted: every test looks at hundreds of cells
    if (!isUnnamed && !plain.has(role)) continue
    const share = content.share(test)
    const isShown = share >= (isUnnamed ? least : plainShare)
    if (!isShown || (role === 'type' && !hasHeader && !comesAgain(content))) continue
    const weight = isKnown ? 0.2 + 0.2 * share : 0.35 + 0.45 * share
    roles.set(role, Math.max(weight, roles.get(role) ?? 0))
  }
}

const isHouse = (text: string) => houses.test(text)

/** Names are long, differ from row to row and stand in each of them; a description is longer still. */
function likeName(content: ColumnContent): number {
  const isLong = content.average_length > 90
  return (
    content.fill *
    (content.distinct / Math.max(1, content.filled)) *
    (Math.min(content.average_length, 40) / 40) *
    (isLong ? 0.3 : 1)
  )
}

/** Producers come again and have words like "Bodega" in them. */
function likeProducer(content: ColumnContent): number {
  const again = 1 - content.distinct / Math.max(1, content.filled)
  const isShort = content.average_length < 50 ? 1 : 0.2
  return content.fill * isShort * (0.4 + 0.3 * again + 0.3 * content.share(isHouse))
}

/** "274 kom", "from 4.90" */
const isAmount = (text: string) =>
  /^[\d.,\s]+\p{L}{1,12}\.?$/u.test(text) ||
  (/\d[.,]\d{2}$/.test(text) && readPrice(text, null) !== null)
/** What a column of unknown words must be like to be names where appellation or grapes are names enough. */
const leastLikeName = 0.15

/** Columns of words without a header that says what they are. */
function addTextRoles(
  roles: Map<ColumnRole, number>,
  content: ColumnContent,
  left: number,
  isNamedByParts: boolean,
): void {
  if (content.share(hasWords) <= 0.5) return
  const isGiven = roles.size > 0
  if (content.share(isAmount) > 0.5) return
  if (!isNamedByParts || likeName(content) >= leastLikeName)
    roles.set(
      'name',
      (isGiven ? 0.25 : 0.3) +
        0.6 * likeName(content) * (1 - 0.6 * content.share(isHouse)) +
        0.15 * left,
    )
  if (isGiven) return
  if (content.fill > 0.6) roles.set('producer', 0.25 + 0.4 * likeProducer(content))
  roles.set('subregion', mayHoldPlaces)
}

function addProducer(roles: Map<ColumnRole, number>, content: ColumnContent): void {
  const isWords = content.share((text) => /^\P{N}*\p{L}{2}/u.test(text) && text.length < 60) > 0.9
  if (!isWords || content.fill < 0.6 || content.distinct < 2 || roles.size > 0) return
  if (content.share((text) => isCountry(text) || isRegionName(text)) > 0.4) {
    roles.set('subregion', 0.3)
    return
  }
  roles.set('producer', 0.25 + 0.4 * likeProducer(content))
}

export function columnAt(
  index: number,
  role: ColumnRole,
  header: Header | null,
  content: ColumnContent,
  evidence: readonly Roles[],
): Column {
  const cell = header?.cells[index]
  const isNamedSo = cell?.evidence.some((one) => one.role === role) ?? false
  return {
    index,
    role,
    header: isNamedSo ? (cell?.text ?? '') : '',
    group: isNamedSo ? (cell?.group ?? 1) : 1,
    price: role === 'price' && isNamedSo ? (cell?.price ?? null) : null,
    volume_ml: role === 'price' ? (cell?.volume_ml ?? null) : null,
    confidence: confidenceOf(index, role, cell, content, evidence),
  }
}

/** From the evidence for the role and the lead that it has before the next one. */
function confidenceOf(
  index: number,
  role: ColumnRole,
  cell: HeaderCell | undefined,
  content: ColumnContent,
  evidence: readonly Roles[],
): number {
  const roles = evidence[index]
  const own = roles?.get(role) ?? 0
  const others = [...(roles ?? [])].filter(([other]) => other !== role)
  const next = others.reduce((most, [, weight]) => Math.max(most, weight), 0)
  const named = cell?.evidence.find((one) => one.role === role)?.weight ?? 0
  const test = looksLike[role]
  const fits = test === undefined || content.filled === 0 ? 0.5 : content.share(test)
  const lead = Math.max(0, Math.min(0.5, own - next))
  // a year, a size or a strength is one without a header too
  const shown = named === 0 && fits > 0.9 && isPlain(role) ? 0.28 : 0
  return Math.min(0.99, 0.4 + 0.4 * Math.min(1, named) + 0.2 * fits + 0.1 * lead + shown)
}
