import type { Figure, Publication } from './figure.ts'

/** What a deposit is paid on; whether a pack is in the market's deposit system its importer decides. */
export const depositPacks = ['can', 'plastic', 'glass'] as const
export type DepositPack = (typeof depositPacks)[number]

/** For packs larger than `above` and not larger than `up_to`, in litres. */
export interface DepositRow extends Figure {
  readonly unit: 'pack'
  readonly pack: DepositPack
  readonly above: number
  readonly up_to: number
}

/** The rows of one publication for a pack: sizes that follow each other. */
export const depositsOf = (
  publication: Publication,
  pack: DepositPack,
  sizes: readonly (readonly [up_to: number, value: number])[],
): DepositRow[] =>
  sizes.map(([up_to, value], index) => ({
    ...publication,
    pack,
    unit: 'pack',
    value,
    above: sizes[index - 1]?.[0] ?? 0,
    up_to,
  }))

export const appliesToPack =
  (pack: DepositPack, litres: number) =>
  (row: DepositRow): boolean =>
    row.pack === pack && litres > row.above && litres <= row.up_to
