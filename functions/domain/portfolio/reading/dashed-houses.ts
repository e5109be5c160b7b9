import type { Segment } from './entry-segments.ts'
import { tagWords } from './tag-words.ts'

/** Of fewer entries it is by chance that they begin alike. */
const fewestAlike = 4

const saysNothingElse = ({ text, isKind, hadVintage }: Segment) =>
  !isKind && !hadVintage && tagWords(text).every(({ kind }) => kind === 'house')

/** Whether all of these entries begin with the same two parts, and differ in the third. */
function beginAlike(entries: readonly (readonly Segment[])[]): boolean {
  const [first, second] = entries[0] ?? []
  if (entries.length < fewestAlike || first === undefined || second === undefined) return false
  if (!saysNothingElse(first) || !saysNothingElse(second) || second.before !== 'dash') return false
  const isAlike = entries.every(
    ([, own, third]) =>
      own?.text === second.text && own.before === 'dash' && third !== undefined && !third.isKind,
  )
  // vintages of one wine are alike in all of its parts
  const thirds = new Set(entries.map(([, , third]) => third?.text))
  return isAlike && thirds.size >= Math.max(3, entries.length * 0.5)
}

/** "Muster - Stein": a house whose name has a dash itself, where dashes divide the entries of its wines. */
export function withDashedHouses(
  entries: readonly (readonly Segment[])[],
): readonly (readonly Segment[])[] {
  const houses = new Map<string, (readonly Segment[])[]>()
  for (const segments of entries) {
    const house = segments[0]?.text ?? ''
    const own = houses.get(house)
    if (own === undefined) houses.set(house, [segments])
    else own.push(segments)
  }
  const dashed = new Set([...houses].flatMap(([house, own]) => (beginAlike(own) ? [house] : [])))
  if (dashed.size === 0) return entries
  return entries.map((segments) => {
    const [first, second, ...rest] = segments
    return first !== undefined && second !== undefined && dashed.has(first.text)
      ? [{ ...first, text: `${first.text} - ${second.text}` }, ...rest]
      : segments
  })
}
