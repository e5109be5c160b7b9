import { z } from 'zod'
import { drinkTypes } from '#domain/vocabulary/drink-types.ts'
import { fold } from '#domain/vocabulary/fold.ts'
import { mayBeShipped } from './licences.ts'
import { furtherWords, leftOut, notStyles, ownSubtypes, parentsCorrected } from './own/styles.ts'
import { drinkWords } from './own-words.ts'
import { readShared } from './read-shared.ts'

const collectedStyle = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  parent: z.string().nullable(),
  // `alsoWritten` comes from a database under ODbL and stays where it is
  synonyms: z.array(z.string()).default([]),
  names: z.record(z.string(), z.array(z.string())).default({}),
  productType: z.string().optional(),
  sources: z.array(z.string()),
})
type Style = z.infer<typeof collectedStyle>

/**
 * What drink-types.ts does not have: styles of beer with their parents, and words for the others in further
 * languages, as `category:subtype < parent | words`.
 */
export async function styleLines(): Promise<string[]> {
  const { styles } = z
    .object({ styles: z.array(collectedStyle) })
    .parse(await readShared('styles.json'))
  const shipped = styles.filter((style) => mayBeShipped(style) && !leftOut.has(style.id))
  const byId = new Map(shipped.map((style) => [style.id, style]))
  const words = wordsByStyle(shipped)
  return shipped.flatMap((style) => {
    const type = typeOf(style)
    const own = words.get(style) ?? []
    const isNew = type !== null && !ownTypes.has(type)
    if (type === null || (own.length === 0 && !isNew)) return []
    const parent = isNew ? parentOf(style, byId) : null
    return [[parent === null ? type : `${type} < ${parent}`, ...own].join(' | ')]
  })
}

/** Each word once: a style's own name before the synonyms of another, those before names in further languages. */
function wordsByStyle(styles: readonly Style[]): ReadonlyMap<Style, string[]> {
  const claims = styles
    .filter((style) => typeOf(style) !== null)
    .flatMap((style) => wordsOf(style).map((word) => ({ style, ...word })))
  const taken = new Set([...drinkWords, ...notStyles.map(fold)])
  const words = new Map<Style, string[]>()
  for (const { style, word } of claims.sort((a, b) => a.rank - b.rank)) {
    if (taken.has(fold(word))) continue
    taken.add(fold(word))
    words.set(style, [...(words.get(style) ?? []), word])
  }
  return words
}

const heads = drinkTypes.split('\n').flatMap((line) => line.split('|')[0]?.trim() || [])
const ownTypes = new Set(heads)
/** `category:subtype`; null: a style of wine or spirits that we do not tell apart. */
function typeOf({ id, group, productType }: Style): string | null {
  const own = ownSubtypes[id] ?? productType
  const isOwn = own !== undefined && ownTypes.has(own)
  if (isOwn && (group !== 'beer' || own.startsWith('beer'))) return own
  return group === 'beer' ? `beer:${id.slice('beer/'.length).replaceAll('-', '_')}` : null
}

function parentOf(style: Style, byId: ReadonlyMap<string, Style>): string | null {
  const parent = byId.get(parentsCorrected[style.id] ?? style.parent ?? '')
  return (parent === undefined ? null : typeOf(parent)?.split(':')[1]) ?? null
}

/** Of what we have already only the words of further languages: what English calls it is told apart by hand. */
function wordsOf(style: Style): { word: string; rank: number }[] {
  const isNew = !ownTypes.has(typeOf(style) ?? '')
  const own = furtherWords[style.id] ?? []
  const byRank = isNew ? [[style.name, ...own], style.synonyms] : [own, []]
  return [...byRank, Object.values(style.names).flat()].flatMap((words, rank) =>
    words.filter((word) => isTelling(word, isNew ? 3 : 5)).map((word) => ({ word, rank })),
  )
}

function isTelling(word: string, short: number): boolean {
  const key = fold(word)
  if (key === '' || /[|<]/.test(word)) return false
  return key.includes(' ') || /[^ -~]/.test(key) || key.length > short
}
