const signs = [' ', '\t', 'a', 'A', 'é', '0', '12', '.', ',', '-', '/', '(', ')', '%']
/** What lists repeat: years and measures with strokes, leaders, names, prices. */
const repeated = [
  ...[' / 2016', '/2016', ' / 12 ', ' 12/13', '. . ', ' .', ', A', 'A, ', ' - a', '12,5 %'],
  ...[
    '1.000',
    "1'000",
    ' (a) ',
    ' (12 %) ',
    '€ 1 / ',
    '6 x ',
    ' and ',
    'a or ',
    '<p>',
    '<p ',
    '""',
  ],
]
const starts = ['', 'A', 'Barolo 12', 'Barolo 12 (75cl)', '(']
const ends = ['', '\0', ' !']

/** The words and signs that the pattern itself names take it further than any other. */
function wordsOf({ source }: RegExp): string[] {
  const bare = source.replace(/\\[a-zA-Z](?:\{[^}]*\})?/g, '|')
  return [...new Set(bare.match(/[\p{L}\d ]{2,}|[^\w\s\\()[\]{}|?*+^]/gu))].slice(0, 8)
}

/** The pieces whose repetition may keep a pattern busy, with what is around them. */
function* linesFor(
  pattern: RegExp,
): Generator<readonly [start: string, piece: string, end: string]> {
  const own = wordsOf(pattern)
  for (const start of starts) {
    for (const end of ends) {
      for (const piece of [...repeated, ...signs, ...own]) yield [start, piece, end]
    }
  }
  for (const first of [...signs, ...own]) {
    for (const second of signs) yield ['', first + second, '\0']
  }
}

// by small steps at first: an exponential pattern must be seen before it does not end
const lengths = [40, 70, 100, 130, 160, 190, 220, 250, 280, 310, 340, 370, 400, 1600, 6400]
const firstLengths = 160
/**
 * A linear pattern needs some ten microseconds for the longest line; a quadratic one a thousand times
 * as long, an exponential one does not end. In between lies room for a busy machine.
 */
const slowMs = 25
/** Faster than that on a line of 400 characters: the longer ones need not be tried. */
const fastMs = 0.1

/** How long it takes to find all matches, without the work of handing them out. */
function timeOf(pattern: RegExp, line: string): number {
  const started = performance.now()
  pattern.lastIndex = 0
  for (let at = 0; pattern.test(line) && pattern.global; at = pattern.lastIndex) {
    // an empty match does not move on by itself
    if (pattern.lastIndex === at) pattern.lastIndex += 1
  }
  return performance.now() - started
}

/** The least of some tries: a machine that is busy elsewhere is not so each time. */
function leastTimeOf(pattern: RegExp, line: string): number {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 4 && least > slowMs; tries += 1) {
    least = Math.min(least, timeOf(pattern, line))
    if (least > 1000) break
  }
  return least
}

/** Long for its length, and out of proportion to a quarter of it: linear is four times, quadratic sixteen. */
function isSlow(pattern: RegExp, line: string): boolean {
  const whole = leastTimeOf(pattern, line)
  if (whole < slowMs) return false
  return whole > 8 * leastTimeOf(pattern, line.slice(0, line.length / 4))
}

/** The first line that keeps a pattern busy out of proportion to its length; null: none does. */
export function slowLineFor(pattern: RegExp): string | null {
  for (const [start, piece, end] of linesFor(pattern)) {
    let isSurelyFast = false
    for (const length of lengths) {
      if (isSurelyFast && length < 400) continue
      const line = start + piece.repeat(Math.ceil(length / piece.length)) + end
      if (length === firstLengths) isSurelyFast = timeOf(pattern, line) < fastMs / 3
      if (length === 400 && timeOf(pattern, line) < fastMs) break
      if (isSlow(pattern, line)) return `${line.length} characters: ${line.slice(0, 40)}`
    }
  }
  return null
}
