import type * as z from 'zod'
import { toMinor } from '../shared/money.ts'
import type { importerPartSchema } from './importer-part-schema.ts'
import type { AssumptionKey } from './ladder.ts'

/** What the importer adds: costs per pack in the market's currency, and its margin of the supplier price. */
export const importerKeys = [
  'freight',
  'warehouse',
  'inland_transport',
  'packaging_fee',
  'importer_margin_percent',
] as const satisfies readonly AssumptionKey[]
export type ImporterKey = (typeof importerKeys)[number]
export const isImporterKey = (key: string): key is ImporterKey =>
  importerKeys.some((own) => own === key)

/** A share of everything would divide by nothing. */
export const highestShare = 95

/** What a company's importer takes in one market, for a pack of one size. */
export type ImporterPart = z.infer<typeof importerPartSchema>

/** The same for a pack of another size: costs go by volume, as our own estimates do, the margin does not. */
export function importerPartFor(
  { litres, figures }: ImporterPart,
  wanted: number,
): Partial<Readonly<Record<ImporterKey, number>>> {
  const fitted: Partial<Record<ImporterKey, number>> = {}
  for (const key of importerKeys) {
    const value = figures[key]
    if (value === undefined) continue
    const isShare = key === 'importer_margin_percent'
    fitted[key] = isShare ? value : toMinor((value * wanted) / litres, null) / 100
  }
  return fitted
}
