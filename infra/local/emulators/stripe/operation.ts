import type { Account } from './account.ts'
import type { RequestParameters } from './validation/request-parameters.ts'

export type RequestName = keyof RequestParameters

/** The parts of the path, e.g. `{ customer: 'cus_1' }`. */
export type PathIds = Readonly<Record<string, string>>

export interface Operation<Parameters> {
  /** Parameters that the fake acts on or keeps; others are refused by name. */
  readonly accepts: readonly string[]
  run(account: Account, parameters: Parameters, ids: PathIds): object
}

export type Operations = { readonly [Name in RequestName]: Operation<RequestParameters[Name]> }

const LISTING = ['limit', 'starting_after', 'ending_before']

/** What a list takes besides paging. */
export const listing = (...names: string[]) => [...LISTING, ...names]

/** Stripe removes a metadata key that is set to nothing. */
export function mergedMetadata(
  known: Record<string, string> | null | undefined,
  given: Record<string, string | number | null> | '' | null | undefined,
): Record<string, string> {
  if (given === '' || given === null) return {}
  const merged: Record<string, string> = { ...known }
  for (const [key, value] of Object.entries(given ?? {})) {
    if (value === '' || value === null) delete merged[key]
    else merged[key] = String(value)
  }
  return merged
}
