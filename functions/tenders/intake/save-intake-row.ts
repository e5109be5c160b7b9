import { isDeepStrictEqual } from 'node:util'
import type { RouteInput } from '#contracts/route.ts'
import type { tenderIntakeRoutes } from '#contracts/tender-intake.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import type { StoredRow } from '#domain/tenders/plans/intake-schema.ts'
import {
  doubtfulWords,
  keyOfWords,
  saidOfWords,
  withKnownWords,
} from '#domain/tenders/plans/known-words.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import { mapInBatches } from '../../platform/map-in-batches.ts'
import { type LoggedChange, loggedDifferences } from '../logged-differences.ts'
import type { TenderStore } from '../tender-store.ts'
import { countOpenRows } from './count-open-rows.ts'
import { isOpenLine, rowWith } from './intake-row.ts'
import type { IntakeStore } from './intake-store.ts'
import type { KnownWordsStore } from './known-words-store.ts'

type Route = (typeof tenderIntakeRoutes)['saveIntakeRow']
type Given = RouteInput<Route>['params'] & RouteInput<Route>['body']

interface Reviewing {
  readonly intakes: IntakeStore
  readonly knownWords: KnownWordsStore
  readonly tenders: Pick<TenderStore, 'find'>
}

/** How many rows are written at once. */
const writesAtOnce = 8

/** Reads the same words in the other open rows of the plan in the way that was just said; returns how many changed. */
async function applyToOthers(
  { intakes, knownWords, tenders }: Reviewing,
  { intake_id, number }: Given,
  said: ReturnType<typeof saidOfWords>,
): Promise<number> {
  const isSaid = new Set(said.map(keyOfWords))
  const others = (await intakes.listRows(intake_id)).filter(
    (row) =>
      row.number !== number &&
      row.state === 'open' &&
      row.doubts.some((words) => isSaid.has(keyOfWords(words))),
  )
  const written = await mapInBatches(others, writesAtOnce, async (row) => {
    const known = await knownWords.find(row.doubts)
    const stored = row.stored_version === 0 ? null : await tenders.find(row.tender_id)
    const criteria = withKnownWords(row.criteria, known)
    const next = rowWith({ ...row, criteria, revision: row.revision + 1 }, stored, known)
    return intakes.saveRow(intake_id, next, row.revision)
  })
  return written.filter((one) => one === 'written').length
}

/** What was said of the requirements; those of fields that were corrected are read anew. */
async function criteriaOf(
  { knownWords }: Pick<Reviewing, 'knownWords'>,
  row: StoredRow,
  published: PublishedTender,
  given: readonly Criterion[] | null,
): Promise<Criterion[]> {
  const read = readCriteria(published)
  const changed = new Set(
    Object.keys(published).filter((field) => {
      const name = field as keyof PublishedTender
      return !isDeepStrictEqual(published[name], row.published[name])
    }),
  )
  if (given !== null && changed.size === 0) return [...given]
  const known = await knownWords.find(doubtfulWords(read, []))
  // one text may hold several requirements of a kind: the first of them is the first that was said
  const said = new Map<string, Criterion[]>()
  const wordsOf = ({ source_field, text }: Criterion) => `${source_field} ${text}`
  for (const one of given ?? []) {
    said.set(wordsOf(one), [...(said.get(wordsOf(one)) ?? []), one])
  }
  return withKnownWords(read, known).map((criterion) => {
    if (given === null || changed.has(criterion.source_field)) return criterion
    const next = said.get(wordsOf(criterion))?.shift()
    return next === undefined ? criterion : { ...next, id: criterion.id }
  })
}

/** What was done to a row, for the log of the desk: its state, and what it says otherwise. */
function loggedRows(before: StoredRow, after: StoredRow): LoggedChange {
  const said = loggedDifferences(before, after)
  return {
    before: { reference: before.published.reference, state: before.state, ...said.before },
    after: { reference: after.published.reference, state: after.state, ...said.after },
  }
}

/**
 * Corrects or confirms a row. Confirming marks its words as seen; on wish what was said of words holds for the other
 * rows and for later plans.
 */
export async function saveIntakeRow(
  deps: Reviewing,
  given: Given,
): Promise<
  Result<
    { row: StoredRow; also: number; logged: LoggedChange },
    'not_found' | 'version_conflict' | 'transition_not_allowed'
  >
> {
  const { intake_id, number, revision, published, state } = given
  const row = await deps.intakes.findRow(intake_id, number)
  if (row === null) return fail('not_found')
  if (row.state === 'published') return fail('transition_not_allowed')
  if (row.revision !== revision) return fail('version_conflict')
  // a corrected field never makes another tender of the row
  const { id, monopoly, market } = row.published
  const words = { ...published, id, monopoly, market }
  const criteria = await criteriaOf(deps, row, words, given.criteria)
  const said = given.remember ? saidOfWords(readCriteria(words), criteria) : []
  for (const { criterion, ...one } of said) await deps.knownWords.remember(one, criterion)
  const stored = row.stored_version === 0 ? null : await deps.tenders.find(row.tender_id)
  const content = { ...row, published: words, criteria, state, revision: revision + 1 }
  const draft = rowWith(content, stored, new Map())
  if (state === 'confirmed') await deps.knownWords.markSeen(draft.doubts)
  const next = rowWith(content, stored, await deps.knownWords.find(draft.doubts))
  if ((await deps.intakes.saveRow(intake_id, next, revision)) === 'refused') {
    return fail('version_conflict')
  }
  const also = said.length === 0 ? 0 : await applyToOthers(deps, given, said)
  if (also > 0 || isOpenLine(row.line) !== isOpenLine(next.line))
    await countOpenRows(deps.intakes, intake_id)
  return succeed({ row: next, also, logged: loggedRows(row, next) })
}
