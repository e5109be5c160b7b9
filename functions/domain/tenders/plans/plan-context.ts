import type { PublishedTender } from '../published-tender.ts'
import type { PlanChoices } from './plan-reading.ts'

/** What holds for a whole file. */
export interface PlanContext {
  readonly monopoly: PublishedTender['monopoly']
  /** As the file names it; null: each reference may tell. */
  readonly plan: string | null
  readonly source: string
  /** Years that titles and name of the file name. */
  readonly years: readonly number[]
}

const names: readonly (readonly [RegExp, PublishedTender['monopoly']])[] = [
  [/vinmonopol|\bvmp\b/i, 'vinmonopolet'],
  [/systembolag/i, 'systembolaget'],
  [/\balkon?\b|\balko\b/i, 'alko'],
]
/** Words of headers and references that only one of the three languages has. */
const signs: Readonly<Record<PublishedTender['monopoly'], RegExp>> = {
  vinmonopolet:
    /\bnok\b|frist|emballasje|hovedtype|varetype|artikkel|utvalg|pris\b|årgang|hvitvin|rødvin|krav\b|20\d\d(?:0[1-9]|1[0-2])\d{3}\b/giu,
  systembolaget:
    /\bsek\b|offert|förpackning|ursprung|sortiment|årgång|förfrågan|vitt vin|rött vin|volym|\bkronor\b/giu,
  alko: /€|\beur\b|hinta|tarjous|pakkaus|vuosikerta|alkuperä|valikoima|viini|maa\b|\b[A-Z]{1,2}\d{6}\b/gu,
}

function monopolyOf(titles: readonly string[], words: string): PublishedTender['monopoly'] {
  for (const title of titles) {
    const named = names.find(([pattern]) => pattern.test(title))?.[1]
    if (named !== undefined) return named
  }
  const counts = (Object.keys(signs) as PublishedTender['monopoly'][]).map(
    (monopoly) => [monopoly, words.match(signs[monopoly])?.length ?? 0] as const,
  )
  return counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'vinmonopolet'
}

const planWord = /plan|suunnitelma/i

/** "Tender plan 2026-1", "Selection plan 2/2021", "Lanseringsplan 2027". */
function planIn(title: string): string | null {
  const half = /(?<!\d)(20\d\d)[-–_.]([12])(?!\d)/.exec(title)
  if (half !== null) return `${half[1]}-${half[2]}`
  if (!planWord.test(title)) return null
  const numbered = /(?<!\d)([1-6])\/(20\d\d)(?!\d)/.exec(title)
  if (numbered !== null) return `${numbered[1]}/${numbered[2]}`
  return /(?<!\d)(20\d\d)(?!\d)/.exec(title)?.[1] ?? null
}

/**
 * Who buys and by which plan: from the titles of the file and its name, else from the words of headers and rows. What a
 * person said wins.
 */
export function contextOf(
  found: { readonly titles: readonly string[]; readonly words: string; readonly fileName: string },
  said: Pick<PlanChoices, 'monopoly' | 'plan' | 'source'>,
): PlanContext {
  const titles = [...found.titles, found.fileName]
  const years = titles.flatMap((title) =>
    [...title.matchAll(/(?<!\d)(20\d\d)(?!\d)/g)].map(([year]) => Number(year)),
  )
  return {
    monopoly: said.monopoly ?? monopolyOf(titles, found.words),
    plan: said.plan ?? titles.map(planIn).find((plan) => plan !== null) ?? null,
    source: said.source ?? found.fileName,
    years: [...new Set(years)],
  }
}
