import { mergeInOrder } from '../platform/dynamodb/merge-in-order.ts'
import type { Expression } from '../platform/dynamodb/table.ts'
import type { ListedApplication } from './application-row.ts'
import type { ApplicationStore } from './application-store.ts'
import type { Named } from './search/find-named.ts'

interface Range {
  /** Bounds of `deadline_key`, both inclusive. */
  readonly from: string
  readonly to: string
  readonly filter: Expression | undefined
  readonly descending?: boolean
  /** The key behind which the list goes on. */
  readonly afterKey: string | null
  readonly pageSize: number
}

type Applications = Pick<ApplicationStore, 'listAll' | 'listBegun'>
type Tender = Named['tenders'][number]

const keyOf = ({ deadline_key }: ListedApplication) => deadline_key
const latest = (a: string, b: string) => (a > b ? a : b)
const earliest = (a: string, b: string) => (a < b ? a : b)

/** Those for one tender, which stand together in the list of all. */
async function* listOfTender(
  applications: Applications,
  { tender_id, last_day }: Tender,
  { from, to, afterKey, ...range }: Range,
): AsyncGenerator<ListedApplication> {
  const key = `${last_day}#${String(tender_id).padStart(16, '0')}#`
  const bounds = {
    from: latest(range.descending ? from : latest(from, afterKey ?? from), key),
    to: earliest(range.descending ? earliest(to, afterKey ?? to) : to, `${key}~`),
  }
  if (bounds.from > bounds.to) return
  yield* applications.listAll({ of: { index: 'by_deadline' }, ...bounds, ...range, after: null })
}

/** Those of one producer, who has few. */
async function* listOfProducer(
  applications: Applications,
  user_id: Named['user_ids'][number],
  { from, to, filter, descending }: Range,
): AsyncGenerator<ListedApplication> {
  const found: ListedApplication[] = []
  for await (const one of applications.listBegun(user_id, filter)) found.push(one)
  const inOrder = found
    .filter((one) => keyOf(one) >= from && keyOf(one) <= to)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  yield* descending ? inOrder.reverse() : inOrder
}

/** The applications of these companies and for these tenders by deadline, each once. */
export async function* listOfNamed(
  applications: Applications,
  { user_ids, tenders }: Named,
  range: Range,
): AsyncGenerator<ListedApplication> {
  if (range.from > range.to) return
  const merged = mergeInOrder(
    [
      ...user_ids.map((user_id) => listOfProducer(applications, user_id, range)),
      ...tenders.map((tender) => listOfTender(applications, tender, range)),
    ],
    keyOf,
    range.descending,
  )
  let last = range.afterKey
  for await (const one of merged) {
    const isBehind = last === null || (range.descending ? keyOf(one) < last : keyOf(one) > last)
    if (!isBehind) continue
    last = keyOf(one)
    yield one
  }
}
