/** Seeds whose made lists were looked into while the reader was mended: their figures say nothing of other lists. */
const fittedSeeds: ReadonlySet<number> = new Set([
  1,
  31,
  ...[4711, 4712, 4713],
  ...Array.from({ length: 12 }, (_, at) => 5001 + at),
  ...[6203, 6204],
  7002,
  ...Array.from({ length: 10 }, (_, at) => 8001 + at),
  9101,
  ...[158327, 517093, 771904],
  20261124,
])

/** Real lists that nobody looked into meanwhile; all others with expectations were studied. The report prints it, and 0025 says it in words. */
export const heldOutFiles = [
  'bouquet-wines-clearance.pdf',
  'naturvin-winelist-dk-cut.pdf',
  'schwanen-weinkarte.pdf',
  'west-bengal-beer-mrp.pdf',
] as const

export const isFittedSeed = (seed: number): boolean => fittedSeeds.has(seed)
export const isHeldOut = (file: string): boolean => heldOutFiles.some((heldOut) => heldOut === file)

/** What a report says of the lists that it rests on: which the reader was fitted on, and which it was not. */
export function fittedOn(seed: number, files: readonly string[]): string[] {
  const listed = (names: readonly (string | number)[]) =>
    names.length === 0 ? 'none' : names.join(', ')
  return [
    `fitted on the made lists of the seeds ${listed([...fittedSeeds])}`,
    isFittedSeed(seed)
      ? `seed ${seed} is one of them: what a new list may expect, another seed says`
      : `seed ${seed} is none of them`,
    `real lists that were studied: ${listed(files.filter((file) => !isHeldOut(file)))}`,
    `real lists held out: ${listed(files.filter(isHeldOut))}`,
  ]
}
