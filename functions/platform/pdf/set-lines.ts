import anyAscii from 'any-ascii'
import createBidi from 'bidi-js'
import type { FontName } from './font-files.ts'
import { readable } from './readable.ts'

/** What the lines are set with: which letters each font has, and how wide they are. */
export interface Measure {
  readonly has: (font: FontName, character: string) => boolean
  readonly widthOf: (font: FontName, text: string) => number
}

export interface Run {
  readonly font: FontName
  readonly text: string
}

/** A line as it is drawn, from left to right. */
export interface Line {
  readonly runs: readonly Run[]
  /** What it says in the order of reading, where the drawing does not: other letters, or other order. */
  readonly says: string | null
}

/** A letter with its marks, in the font that has it. */
interface Cluster {
  readonly font: FontName
  readonly shown: string
  readonly said: string
}

const bidi = createBidi()
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
// a letter and what belongs to it: accents, joiners, variants
const clusters = /[^\p{M}\p{Join_Control}][\p{M}\p{Join_Control}]*|[\p{M}\p{Join_Control}]+/gu

/**
 * Breaks a text into lines of a width. Letters that no font has are spelled in Latin ones, in square brackets;
 * right-to-left words are put in the order in which they are seen.
 */
export function setLines(
  text: string,
  width: number,
  font: 'regular' | 'bold',
  measure: Measure,
): Line[] {
  return readable(text)
    .split('\n')
    .flatMap((paragraph) => breakLines(clustersOf(paragraph, font, measure), width, measure))
    .map(drawnLine)
}

function clustersOf(text: string, font: FontName, { has }: Measure): Cluster[] {
  const found: Cluster[] = []
  let missing = ''
  const spell = () => {
    if (missing === '') return
    const shown = anyAscii(missing).replace(/[^\x20-\x7E]/g, '') || '?'
    // the whole spelling stands for all the letters: it may break anywhere
    const letters = [...`[${shown}]`]
    letters.forEach((letter, index) => {
      found.push({ font, shown: letter, said: index === 0 ? missing : '' })
    })
    missing = ''
  }
  for (const [cluster] of text.matchAll(clusters)) {
    const plain = cluster.replace(/\uFE0F/g, '')
    const chosen = ([font, 'fallback'] as const).find((one) =>
      [...plain].every((character) => isJoiner(character) || has(one, character)),
    )
    if (chosen === undefined) missing += cluster
    else {
      spell()
      found.push({ font: chosen, shown: plain, said: cluster })
    }
  }
  spell()
  return found
}

const isJoiner = (character: string) => character === '\u200C' || character === '\u200D'

const runsOf = (line: readonly Cluster[]): Run[] => {
  const runs: { font: FontName; text: string }[] = []
  for (const { font, shown } of line) {
    const last = runs.at(-1)
    if (last?.font === font) last.text += shown
    else runs.push({ font, text: shown })
  }
  return runs
}

const widthOfLine = (line: readonly Cluster[], { widthOf }: Measure): number =>
  runsOf(line).reduce((sum, { font, text }) => sum + widthOf(font, text), 0)

/** Words with the spaces behind them; a name of a file or an address may also break at its own marks. */
function wordsOf(line: readonly Cluster[]): Cluster[][] {
  const words: Cluster[][] = []
  let ends = true
  for (const [index, cluster] of line.entries()) {
    if (ends) words.push([])
    words.at(-1)?.push(cluster)
    const next = line[index + 1]
    ends = next !== undefined && !isSpace(next) && /^[ _/&?=-]$/.test(cluster.shown)
  }
  return words
}

const isSpace = ({ shown }: Cluster) => shown === ' '
const withoutEnd = (line: readonly Cluster[]): Cluster[] =>
  line.slice(0, line.findLastIndex((cluster) => !isSpace(cluster)) + 1)

function breakLines(text: readonly Cluster[], width: number, measure: Measure): Cluster[][] {
  const lines: Cluster[][] = []
  let line: Cluster[] = []
  let used = 0
  const endLine = () => {
    lines.push(line)
    line = []
    used = 0
  }
  for (const word of wordsOf(text)) {
    const needed = widthOfLine(withoutEnd(word), measure)
    if (used > 0 && used + needed > width) endLine()
    if (needed <= width) {
      line.push(...word)
      used += widthOfLine(word, measure)
      continue
    }
    // longer than a line: broken where the line is full
    for (const cluster of word) {
      const own = widthOfLine([cluster], measure)
      if (used > 0 && used + own > width && !isSpace(cluster)) endLine()
      line.push(cluster)
      used += own
    }
  }
  lines.push(line)
  return lines.map(withoutEnd)
}

function drawnLine(line: readonly Cluster[]): Line {
  const said = line.map((cluster) => cluster.said).join('')
  const shown = line.map((cluster) => cluster.shown).join('')
  if (rightToLeft.test(shown)) return { runs: inSeenOrder(line, shown), says: said }
  return { runs: runsOf(line), says: said === shown ? null : said }
}

/** Runs of one font and one direction, reordered by rule L2 of the Unicode Bidirectional Algorithm. */
function inSeenOrder(line: readonly Cluster[], shown: string): Run[] {
  const { levels } = bidi.getEmbeddingLevels(shown, 'ltr')
  const runs: { level: number; clusters: Cluster[] }[] = []
  let at = 0
  for (const cluster of line) {
    const level = levels[at] ?? 0
    at += cluster.shown.length
    const last = runs.at(-1)
    if (last?.level === level && last.clusters[0]?.font === cluster.font)
      last.clusters.push(cluster)
    else runs.push({ level, clusters: [cluster] })
  }
  for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level--)
    for (let first = 0; first < runs.length; first++) {
      if ((runs[first]?.level ?? 0) < level) continue
      let end = first
      while ((runs[end]?.level ?? 0) >= level) end++
      runs.splice(first, end - first, ...runs.slice(first, end).reverse())
      first = end
    }
  return runs.map(({ level, clusters: [...run] }) => ({
    font: run[0]?.font ?? 'regular',
    text: level % 2 === 0 ? textOf(run) : turned(run),
  }))
}

const textOf = (run: readonly Cluster[]) => run.map(({ shown }) => shown).join('')

/** Letters of right-to-left scripts are turned by the font's own shaping; what is between them is not. */
function turned(run: readonly Cluster[]): string {
  const text = run.map(({ shown }) => bidi.getMirroredCharacter(shown) ?? shown)
  return rightToLeft.test(text.join('')) ? text.join('') : text.reverse().join('')
}
