import { isDeepStrictEqual } from 'node:util'
import type { RouteOutput } from '#contracts/route.ts'
import { mostVersions, type tenderIntakeRoutes } from '#contracts/tender-intake.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { PublishedField } from '#domain/tenders/tender-differences.ts'
import { changeKindOf, differencesOf } from '#domain/tenders/tender-differences.ts'
import { type TenderRow, undoableUntil } from '../tender-row.ts'
import type { TenderStore } from '../tender-store.ts'
import type { TenderVersion, TenderVersionStore } from '../tender-version-store.ts'
import type { IntakeStore } from './intake-store.ts'

type Found = RouteOutput<(typeof tenderIntakeRoutes)['getDeskTender']>
type Versions = RouteOutput<(typeof tenderIntakeRoutes)['listTenderVersions']>

/** Where the words of a tender stood; of fields that say something else by now nothing does. */
async function evidenceOf(
  intakes: Pick<IntakeStore, 'findRow'>,
  { from, published }: TenderRow,
): Promise<Pick<Found, 'evidence' | 'left_out'>> {
  const row = from === null ? null : await intakes.findRow(from.intake_id, from.number)
  if (row === null) return { evidence: {}, left_out: [] }
  const isSaid = (field: string) => {
    const name = field as PublishedField
    return isDeepStrictEqual(row.published[name], published[name])
  }
  const evidence = Object.entries(row.evidence).filter(([field]) => isSaid(field))
  return { evidence: Object.fromEntries(evidence), left_out: row.left_out }
}

/** A stored tender with its reading and where its words stood. */
export async function findDeskTender(
  deps: {
    readonly tenders: Pick<TenderStore, 'find'>
    readonly intakes: Pick<IntakeStore, 'findRow'>
  },
  tender_id: TenderId,
): Promise<Result<Found, 'not_found'>> {
  const row = await deps.tenders.find(tender_id)
  if (row === null) return fail('not_found')
  const { criteria, corrected_criteria, summary, ...tender } = row
  return succeed({
    tender,
    criteria,
    corrected: corrected_criteria !== null,
    title: summary.title,
    held_until: undoableUntil(row),
    ...(await evidenceOf(deps.intakes, row)),
  })
}

type Kept = Pick<TenderVersion, 'version' | 'published' | 'criteria' | 'updated_at'>

function changeOf(after: Kept, before: Kept | undefined): Versions['versions'][number] {
  const { version, updated_at: at } = after
  if (before?.version !== version - 1)
    return { version, at, change: null, fields: [], requirements: [] }
  const differences = differencesOf(before, after)
  return {
    version,
    at,
    change: changeKindOf(before.published, after.published, differences),
    fields: differences.fields.map((field) => ({
      field,
      before: before.published[field] ?? null,
      after: after.published[field] ?? null,
    })),
    requirements: [...differences.requirements],
  }
}

/** The last versions of a tender, newest first, each against the one before it. */
export async function listTenderVersions(
  deps: {
    readonly tenders: Pick<TenderStore, 'find'>
    readonly versions: Pick<TenderVersionStore, 'list'>
  },
  tender_id: TenderId,
): Promise<Result<Versions, 'not_found'>> {
  const [latest, replaced] = await Promise.all([
    deps.tenders.find(tender_id),
    deps.versions.list(tender_id, mostVersions),
  ])
  if (latest === null) return fail('not_found')
  const kept = [latest, ...replaced]
  const versions = kept.map((one, at) => changeOf(one, kept[at + 1]))
  return succeed({ versions: versions.slice(0, mostVersions) })
}
