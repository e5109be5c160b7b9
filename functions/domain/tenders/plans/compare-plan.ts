import type { PublishedTender } from '../published-tender.ts'
import { readCriteria } from '../read-criteria/read-criteria.ts'
import type { Tender } from '../tender.ts'
import { differencesOf, differs, type TenderDifferences } from '../tender-differences.ts'
import type { PlanRow } from './plan-reading.ts'

/** What a plan says against what is stored. */
export interface PlanComparison {
  readonly added: readonly PlanRow[]
  readonly changed: readonly {
    readonly row: PlanRow
    readonly stored: Tender
    readonly differences: TenderDifferences
  }[]
  readonly unchanged: readonly { readonly row: PlanRow; readonly stored: Tender }[]
  /** Stored tenders of the plans that the file holds, and no row of it: withdrawn? */
  readonly missing: readonly Tender[]
}

type Known = Pick<PublishedTender, 'monopoly' | 'plan' | 'reference' | 'id'>

/** One request of a monopoly: its reference; a row without one is known by its content. */
const keyOf = ({ monopoly, reference, id }: Known) => `${monopoly}|${reference ?? id}`
const planOf = ({ monopoly, plan }: Known) => `${monopoly}|${plan ?? ''}`

/**
 * New, changed, unchanged and missing by reference and plan. An operator's reading of the criteria stays in force while
 * the published words are the same, so it is no difference.
 */
export function comparePlan(rows: readonly PlanRow[], stored: readonly Tender[]): PlanComparison {
  const byKey = new Map(stored.map((tender) => [keyOf(tender.published), tender]))
  const held = new Set<string>()
  const plans = new Set(rows.map(({ published }) => planOf(published)))
  const added: PlanRow[] = []
  const changed: PlanComparison['changed'][number][] = []
  const unchanged: PlanComparison['unchanged'][number][] = []
  for (const row of rows) {
    const key = keyOf(row.published)
    held.add(key)
    const known = byKey.get(key)
    if (known === undefined) {
      added.push(row)
      continue
    }
    const differences = differencesOf(readingOf(known.published), readingOf(row.published))
    if (differs(differences)) changed.push({ row, stored: known, differences })
    else unchanged.push({ row, stored: known })
  }
  const missing = stored.filter(
    ({ published }) =>
      !held.has(keyOf(published)) &&
      plans.has(planOf(published)) &&
      published.status !== 'withdrawn',
  )
  return { added, changed, unchanged, missing }
}

const readingOf = (published: PublishedTender) => ({ published, criteria: readCriteria(published) })
