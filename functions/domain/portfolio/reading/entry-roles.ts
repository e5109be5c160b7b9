import { fold } from '../../vocabulary/fold.ts'
import { houses } from '../../vocabulary/houses.ts'
import type { Segment } from './entry-segments.ts'
import { isBritishPart, isCountry } from './read-place.ts'
import { isRegionName } from './region-words.ts'
import { sharedBy } from './tag-words.ts'

export type EntryRole = 'name' | 'producer' | 'region' | 'country' | 'grapes'

/** The orders in which lists write an entry; what a list does not say is left out of it. */
const orders: readonly (readonly EntryRole[])[] = [
  ['name', 'producer', 'region', 'country', 'grapes'],
  ['producer', 'name', 'region', 'country', 'grapes'],
  ['name', 'producer', 'grapes', 'region', 'country'],
  ['producer', 'name', 'grapes', 'region', 'country'],
  ['name', 'grapes', 'producer', 'region', 'country'],
  ['name', 'region', 'country', 'producer', 'grapes'],
  ['region', 'name', 'producer', 'country', 'grapes'],
  ['country', 'region', 'producer', 'name', 'grapes'],
  ['name', 'region', 'country', 'grapes'],
  ['name', 'grapes', 'region', 'country'],
]

interface Likeness {
  readonly scores: Readonly<Record<EntryRole, number>>
  /** What it costs to take it together with the part before. */
  readonly join: Readonly<Record<EntryRole, number>>
  /** What it costs to leave it out. */
  readonly omit: number
}

/** Words for how a wine was made or chosen: of its name, never of its producer. */
const style =
  /(?<!\p{L})(?:brut|extra dry|sec|demi-sec|ris[ei]rva|reserva?|réserve|crianza|superiore|superior|classico|cuv[ée]e|vieilles vignes|old vines?|single vineyard|grand cru|1er cru|premier cru|kabinett|spätlese|auslese|trocken|blanc de blancs|limited (?:release|edition))(?!\p{L})/iu
const fieldBlend = /^(?:field |red |white )?blend$|^gemischter satz$/i

const unlike = -5
/** "El Coto - Rosado": a kind of drink is a name where nothing else is, and may be left out. */
const likenessOfKind: Likeness = {
  scores: { name: 0.1, producer: unlike, region: unlike, country: unlike, grapes: unlike },
  join: { name: unlike, producer: unlike, region: unlike, country: unlike, grapes: unlike },
  omit: 0,
}

/** What else is in the entry, and in the list. */
interface Among {
  /** How many entries have the same words. */
  readonly often: number
  readonly hasLineBefore: boolean
  /** Another part is a country as a whole. */
  readonly hasCountry: boolean
}

/** How much each part looks like each role. */
function likenessOf(segment: Segment, { often, hasLineBefore, hasCountry }: Among): Likeness {
  const { text, before, hadVintage } = segment
  if (segment.isKind) return likenessOfKind
  // "Scotland, United Kingdom"
  const isPart = hasCountry && isBritishPart(text)
  const country = isCountry(text) && !isPart
  const place = isPart || (!country && isRegionName(text))
  const places = place ? 1 : sharedBy(text, ['place', 'country'])
  const grapes = sharedBy(text, ['grape'])
  const kinds = sharedBy(text, ['kind'])
  const isHouse = houses.test(text)
  const isOnLineBelow = before === 'line'
  // on the line of the name "Chardonnay" may be the name; with a share, or below it, it is the grape
  const isSet =
    before === 'line' || hasLineBefore || before === 'bracket' || /\d ?%|[+&]/.test(text)
  const isStyle = style.test(text)
  const isOnlyStyle = isStyle && !/\p{L}/u.test(text.replace(style, ''))
  const scores = {
    name:
      0.3 +
      (grapes > 0 ? 0.7 : 0) +
      (kinds > 0 && kinds < 0.9 ? 0.3 : 0) +
      (isStyle ? 0.5 : 0) +
      (hadVintage ? 0.8 : 0) -
      (country ? 3 : 0) -
      (place ? 0.3 : 0) -
      (isHouse ? 0.7 : 0) -
      (isOnLineBelow ? 3 : 0) -
      (before === 'bracket' ? 2 : 0),
    producer:
      (isHouse ? 1.5 : 0) +
      Math.min(1.2, often * 4) -
      (country ? 4 : 0) -
      (place ? 1.5 : 0) -
      (grapes > 0.5 ? 2 : grapes > 0 ? 1 : 0) -
      (isOnlyStyle ? 5 : kinds > 0 || isStyle ? 0.7 : 0) -
      (hadVintage ? 0.8 : 0),
    region:
      (country ? -3 : place ? 2 : places >= 0.5 ? 1 : -1.2) -
      (grapes > 0.9 ? 2 : 0) -
      (isHouse ? 2 : 0) -
      (kinds > 0.9 ? 3 : 0),
    country: country ? 3 : -4,
    grapes: fieldBlend.test(text)
      ? 2
      : grapes >= 0.7
        ? isSet
          ? 2.5
          : 1
        : grapes >= 0.4
          ? 0.5
          : -4,
  }
  const loose = before === 'comma' ? 0 : before === 'line' ? 1.5 : 0.5
  return {
    scores,
    join: {
      name: -0.6 - loose - scores.name - (country || grapes > 0.9 ? 0.5 : 0),
      producer: -1.5 - loose - scores.producer,
      region: (place && before === 'bracket' ? 2 : place ? 0 : -0.8) - loose - scores.region,
      country: -10,
      grapes: grapes >= 0.4 ? 0 - scores.grapes + 2 : before === 'comma' ? 3.5 : -1,
    },
    omit: before === 'bracket' && /^\p{Ll}/u.test(text) ? -0.8 : -3,
  }
}

export interface Assigned {
  readonly roles: readonly (EntryRole | null)[]
  readonly score: number
}

const never = Number.NEGATIVE_INFINITY

/** The best way to read the parts as roles in that order; the name is always one of them. */
function alignWhole(
  parts: readonly Likeness[],
  order: readonly EntryRole[],
  ofProducer: number,
): Assigned {
  const width = order.length
  const nameAt = order.indexOf('name')
  // best[at][role]: the last used role; `width` stands for none yet
  let best: number[] = Array.from({ length: width + 1 }, () => never)
  best[width] = 0
  const back: { role: number; isUsed: boolean }[][] = []
  for (const part of parts) {
    const next: number[] = Array.from({ length: width + 1 }, () => never)
    const from: { role: number; isUsed: boolean }[] = Array.from({ length: width + 1 }, () => ({
      role: width,
      isUsed: false,
    }))
    const offer = (to: number, score: number, role: number, isUsed: boolean) => {
      if (score <= (next[to] ?? never)) return
      next[to] = score
      from[to] = { role, isUsed }
    }
    for (let last = 0; last <= width; last += 1) {
      const score = best[last] ?? never
      if (score === never) continue
      offer(last, score + part.omit, last, false)
      for (let role = last === width ? 0 : last; role < width; role += 1) {
        // a name that was passed over cannot come later
        if ((last === width || last < nameAt) && role > nameAt) continue
        const kind = order[role] as EntryRole
        const isFirst = role !== last && kind === 'producer'
        const own =
          part.scores[kind] + (role === last ? part.join[kind] : 0) + (isFirst ? ofProducer : 0)
        offer(role, score + own, last, true)
      }
    }
    best = next
    back.push(from)
  }
  let end = width
  for (let role = nameAt; role < width; role += 1)
    if ((best[role] ?? never) > (end === width ? never : (best[end] ?? never))) end = role
  const score = best[end] ?? never
  const roles: (EntryRole | null)[] = []
  for (let at = parts.length - 1, role = end; at >= 0; at -= 1) {
    const step = back[at]?.[role]
    roles.unshift(step?.isUsed === true ? (order[role] ?? null) : null)
    role = step?.role ?? width
  }
  return { roles, score: end === width ? never : score }
}

/** In a list that names producers nearly every entry has one. */
const withoutProducer = 1

/** As above, with a cost where the order has a producer and the entry none. */
function align(
  parts: readonly Likeness[],
  order: readonly EntryRole[],
  cost = withoutProducer,
): Assigned {
  if (!order.includes('producer')) return alignWhole(parts, order, 0)
  const { roles, score } = alignWhole(parts, order, cost)
  return { roles, score: score - cost }
}

const mostCompared = 400
/** What the place of a part is worth where nearly all entries have their region there. */
const ofPlaceLast = 2

/** Where entries divided by dashes end with a region, an unknown word at their end is one too. */
function withPlacesLast(
  entries: readonly (readonly Segment[])[],
  likenesses: readonly (readonly Likeness[])[],
  roles: readonly (readonly (EntryRole | null)[])[],
  order: readonly EntryRole[],
): readonly (readonly (EntryRole | null)[])[] {
  const endOf = (at: number) =>
    (entries[at] ?? []).findLastIndex(({ isKind, before }) => !isKind && before === 'dash')
  const divided = entries.flatMap((_, at) => (endOf(at) > 1 ? [at] : []))
  const placed = divided.filter((at) => roles[at]?.[endOf(at)] === 'region')
  if (placed.length < divided.length * 0.6 || placed.length === divided.length) return roles
  const open = new Set(divided.filter((at) => roles[at]?.[endOf(at)] !== 'region'))
  return roles.map((own, at) => {
    if (!open.has(at)) return own
    const parts = (likenesses[at] ?? []).map((part, index) =>
      index === endOf(at)
        ? { ...part, scores: { ...part.scores, region: part.scores.region + ofPlaceLast } }
        : part,
    )
    return align(parts, order).roles
  })
}

/** The roles of the parts of each entry: one order for the whole list, the one that explains it best. */
export function rolesOfEntries(
  entries: readonly (readonly Segment[])[],
): readonly (readonly (EntryRole | null)[])[] {
  const counted = new Map<string, number>()
  for (const segments of entries)
    for (const { text } of segments) counted.set(fold(text), (counted.get(fold(text)) ?? 0) + 1)
  const all = Math.max(1, entries.length)
  const likenesses = entries.map((segments) => {
    const hasCountry = segments.some(({ text }) => isCountry(text) && !isBritishPart(text))
    return segments.map((segment, at) => {
      const often = ((counted.get(fold(segment.text)) ?? 1) - 1) / all
      const hasLineBefore = segments.slice(0, at).some(({ before }) => before === 'line')
      return likenessOf(segment, { often, hasLineBefore, hasCountry })
    })
  })
  let best = { order: orders[0] ?? [], score: never }
  for (const order of orders) {
    let score = 0
    for (const parts of likenesses.slice(0, mostCompared)) {
      if (parts.length === 0) continue
      score += Math.max(align(parts, order).score, -20)
    }
    if (score > best.score) best = { order, score }
  }
  const plain = likenesses.map((parts) => align(parts, best.order).roles)
  const first = withPlacesLast(entries, likenesses, plain, best.order)
  const named = first.filter((roles) => roles.includes('producer')).length
  // where nearly all have one the others have too, however unlike a producer it looks
  if (named < first.length * 0.7 || named === first.length) return first
  return likenesses.map((parts) => align(parts, best.order, withoutProducer * 2).roles)
}
