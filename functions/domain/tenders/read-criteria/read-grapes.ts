import type { GrapeRule } from '../criterion.ts'
import type { PublishedTender } from '../published-tender.ts'
import {
  asPublished,
  besideRead,
  type Draft,
  notUnderstood,
  type Phrase,
  textDraft,
} from './draft.ts'
import { type GrapeList, readGrapeList } from './grape-list.ts'

/** What one phrase says of the grapes. */
interface Reading {
  readonly rules: readonly GrapeRule[]
  readonly single_variety: boolean
  readonly min_varieties: number | null
  /** "rest Mourvedre and Tannat": with those named before it, these are the whole. */
  readonly rest: readonly string[]
  /** "no grape below 10 %": for every variety named. */
  readonly least_of_each: number | null
  /** Names that are no variety that we know, beside some that are. */
  readonly unread: readonly string[]
  /** Whole parts of the phrase of which no variety is known: "min. 20 % Flurbel" beside another grape. */
  readonly unreadParts: readonly string[]
}

const nothing: Reading = {
  rules: [],
  single_variety: false,
  min_varieties: null,
  rest: [],
  least_of_each: null,
  unread: [],
  unreadParts: [],
}
const share = '(?:(?<bound>min|max)?\\.? ?(?<percent>\\d+(?:[.,]\\d+)?) ?% )'
const segment = new RegExp(`^${share}?(?<list>.+)$`, 'i')
const nextShare = /(?:,| and)? (?=(?:(?:min|max)\.? ?)\d+ ?%)/i

const rule = (
  { varieties, together }: Pick<GrapeList, 'varieties' | 'together'>,
  min_share: number | null,
  max_share: number | null = null,
): GrapeRule => ({ varieties: [...varieties], together, min_share, max_share })

/** "60 % Malbec minimum" is "min 60 % Malbec". */
const boundFirst = (words: string) =>
  words.trim().replace(/^(\d+ ?% .+) (min|max)(?:imum|\.)?$/i, '$2 $1')

type SegmentRules = Pick<Reading, 'rules' | 'unread'>
type PhraseRules = SegmentRules & Pick<Reading, 'unreadParts'>

/** "min. 50 % Jacquère", "chardonnay, pinot noir and/or meunier": rules of one stretch of words. */
function segmentRules(words: string): SegmentRules | null {
  const { bound, percent, list = '' } = segment.exec(boundFirst(words))?.groups ?? {}
  const grapes = readGrapeList(list)
  if (grapes === null) return null
  const value = percent === undefined ? null : Number(percent.replace(',', '.'))
  const { unread } = grapes
  if (value === null) return { rules: [rule(grapes, null)], unread }
  if (bound?.toLowerCase() === 'max') return { rules: [rule(grapes, null, value)], unread }
  if (grapes.together !== 'each') return { rules: [rule(grapes, value)], unread }
  // "min. 90 % A and B": both are in it, and together they make up the share
  return { rules: [rule(grapes, null), rule({ ...grapes, together: 'sum' }, value)], unread }
}

/** Null: not one variety of them is known. */
function rulesOf(words: string): PhraseRules | null {
  const segments = words
    .split(/,? of which /i)
    .flatMap((part) => part.split(nextShare))
    .filter((part) => part !== '')
  const read = segments.map(segmentRules)
  const known = read.filter((found) => found !== null)
  if (known.length === 0) return null
  return {
    rules: known.flatMap(({ rules }) => rules),
    unread: known.flatMap(({ unread }) => unread),
    unreadParts: segments.filter((_, index) => read[index] === null),
  }
}

function readSingle(words: string): Reading | null {
  const [, name = '', least] = /^(.+?)(?: \((?:min\.? ?)?(\d+) ?%\))?$/i.exec(words) ?? []
  const list = readGrapeList(name)
  if (list === null) return null
  // "single variety A, B or C" is any of them: one wine has one variety
  const grapes: GrapeList = { ...list, together: 'any' }
  const min_share = least === undefined ? null : Number(least)
  // "single variety (min. 90 %)" says itself what it means
  const single_variety = min_share === null || min_share === 100
  const { unread } = grapes
  return { ...nothing, rules: [rule(grapes, min_share)], single_variety, unread }
}

function readPhrase(text: string): Reading | null {
  const words = text.trim()
  const single = /^(?:single grape variety|single variety|100 ?% single variety) (.+)$/i.exec(
    words,
  )?.[1]
  if (single !== undefined) return readSingle(single)
  const blend = /^blend of (?:min\.? ?|at least )(\d+) (?:grape )?varieties$/i.exec(words)?.[1]
  if (blend !== undefined) return { ...nothing, min_varieties: Number(blend) }
  const least = /^(?:no grape (?:variety )?|none )below (\d+) ?%$/i.exec(words)?.[1]
  if (least !== undefined) return { ...nothing, least_of_each: Number(least) }
  const rest = /^(?:the )?rest (.+)$/i.exec(words)?.[1]
  if (rest !== undefined) {
    const grapes = readGrapeList(rest)
    return grapes && { ...nothing, rest: grapes.varieties, unread: grapes.unread }
  }
  const read = rulesOf(words.replace(/^(?:based on|blend of|made (?:of|from)) /i, ''))
  return read && { ...nothing, ...read }
}

/** Rules that hold for the phrases of a tender together. */
function jointRules(readings: readonly Reading[]): GrapeRule[] {
  const rules = readings.flatMap((reading) => reading.rules)
  const rest = readings.flatMap((reading) => reading.rest)
  const named = [...new Set([...rules.flatMap(({ varieties }) => varieties), ...rest])]
  const whole: GrapeRule[] =
    rest.length === 0 ? [] : [rule({ varieties: named, together: 'sum' }, 100)]
  const each = readings.flatMap(({ least_of_each }) =>
    least_of_each === null ? [] : [rule({ varieties: named, together: 'each' }, least_of_each)],
  )
  return [...rules, ...whole, ...each]
}

/** Words in brackets that are no share: "(grape type must appear on the front label)". */
const remark = / ?\(([^()%]+)\)\s*$/

interface Understood {
  readonly phrase: Phrase
  readonly reading: Reading
}

const isFullyRead = ({ reading: { unread, unreadParts } }: Understood) =>
  unread.length + unreadParts.length === 0
const namesVariety = ({ reading: { rules, rest } }: Understood) => rules.length + rest.length > 0
/** "rest Mourvedre", "no grape below 10 %": says something of the varieties that the others name. */
const speaksOfOthers = ({ reading: { rest, least_of_each } }: Understood) =>
  rest.length > 0 || least_of_each !== null

function criterionOf(understood: readonly Understood[]): Draft[] {
  const [first] = understood
  if (first === undefined) return []
  const readings = understood.map(({ reading }) => reading)
  const least = readings.flatMap(({ min_varieties }) => min_varieties ?? [])
  const text = understood.map(({ phrase }) => phrase.text).join('; ')
  return [
    {
      kind: 'grapes',
      ...asPublished({ ...first.phrase, text }),
      rules: jointRules(readings),
      single_variety: readings.some(({ single_variety }) => single_variety),
      min_varieties: least.length === 0 ? null : Math.max(...least),
      ...besideRead(readings.flatMap(({ unread }) => unread)),
    },
  ]
}

const unreadGrapes = (phrase: Phrase): Draft => ({
  kind: 'grapes',
  ...asPublished(phrase),
  rules: [],
  single_variety: false,
  min_varieties: null,
  ...notUnderstood(phrase),
})

function readPhrases(phrases: readonly Phrase[], keep: (phrase: Phrase) => Draft): Draft[] {
  const texts: Draft[] = []
  const readings: Understood[] = []
  for (const phrase of phrases) {
    const reading = readPhrase(phrase.text.replace(remark, ''))
    if (reading === null) texts.push(keep(phrase))
    else readings.push({ phrase, reading })
  }
  // what is said of all the others is known only where every one of their varieties is
  const areOthersKnown =
    texts.length === 0 && readings.every(isFullyRead) && readings.some(namesVariety)
  const understood = readings.filter((one) => areOthersKnown || !speaksOfOthers(one))
  const left = readings.filter((one) => !understood.includes(one))
  texts.push(...left.map(({ phrase }) => keep(phrase)))
  for (const { phrase } of understood) {
    const added = remark.exec(phrase.text)?.[1]
    if (added !== undefined) texts.push(textDraft({ ...phrase, text: added }))
  }
  // what is fully understood holds as a whole; what is not stands by itself, so that it opens nothing else
  const fully = understood.filter(isFullyRead)
  const partly = understood.filter((one) => !isFullyRead(one))
  return [
    ...criterionOf(fully),
    ...partly.flatMap((one) => criterionOf([one])),
    // each part must hold: what another part reads says nothing of this one
    ...partly.flatMap(({ phrase, reading }) =>
      reading.unreadParts.map((text) => unreadGrapes({ ...phrase, text })),
    ),
    ...texts,
  ]
}

/** All phrases on grapes that are understood are one criterion, each of the others is one of its own. */
export function readGrapes({ grapes }: PublishedTender): Draft[] {
  const phrases = (grapes ?? []).filter((text) => text.trim() !== '')
  return readPhrases(
    phrases.map((text) => ({ text, source_field: 'grapes' })),
    unreadGrapes,
  )
}

/** A requirement about grapes ("Based on min. 80 % Pinotage"); null: not about varieties alone. */
export function readGrapePhrase(phrase: Phrase): Draft[] | null {
  if (!/^(?:based on|blend of|single grape variety|(?:min|max)\.? ?\d+ ?%) /i.test(phrase.text))
    return null
  const drafts = readPhrases([phrase], textDraft)
  return drafts.some(({ kind }) => kind === 'grapes') ? drafts : null
}
