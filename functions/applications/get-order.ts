import type { orderRoutes } from '#contracts/orders.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { untouched } from '#domain/applications/desk-work.ts'
import { outcomeHistory } from '#domain/applications/outcome-history.ts'
import { orderRecord } from '#domain/orders/order-record.ts'
import { type OrderSide, type OrderStepName, orderStepRules } from '#domain/orders/order-steps.ts'
import { salesFigures, salesMonths } from '#domain/orders/sales.ts'
import { currentPlace, eventsOf, possibleKinds } from '#domain/outcomes/outcome.ts'
import { isOver } from '#domain/outcomes/outcome-rules.ts'
import { needsProForma } from '#domain/samples/sample.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { type ApplicationRow, marketOf } from './application-row.ts'
import { findSteps, type TimelineDeps } from './timeline.ts'

type Order = RouteOutput<(typeof orderRoutes)['getOrder']>

interface Asked {
  readonly user_id: UserId
  readonly tender_id: TenderId
  /** Who looks: the producer sees that the desk recorded something, not who of it. */
  readonly side: OrderSide
}

/** What is known of what happened to the offer; null: it was not won, so that there is no order. */
export function wonHistory(row: ApplicationRow | null) {
  const market = row && marketOf(row)
  if (!row || !market) return null
  const history = outcomeHistory(row.desk ?? untouched, market)
  return eventsOf(history).some(({ kind }) => kind === 'won') ? { market, history } : null
}

/** Since when the article is on sale; null: it is not. */
export const launchDay = (history: Parameters<typeof eventsOf>[0]) =>
  eventsOf(history).findLast(({ kind }) => kind === 'launched')?.day ?? null

/** What is known of the first months on sale; null: it is not on sale. */
function salesOf({ sales_entries }: ApplicationRow, launched_on: string | null, side: OrderSide) {
  if (launched_on === null) return null
  const months = salesMonths(launched_on)
  return {
    launched_on,
    months,
    // the launch may have been corrected since a month was recorded
    figures: salesFigures(sales_entries).filter(({ month }) => months.includes(month)),
    entries: sales_entries.map((entry) => ({ ...entry, by: shownTo(side, entry.by) })),
  }
}

const shownTo = (side: OrderSide, by: { readonly side: OrderSide; readonly email: string }) => ({
  side: by.side,
  email: side === 'desk' ? by.email : null,
})

/** The steps of a won application's order, with the days of the timeline; null: it was not won. */
export async function findOrderSteps(
  deps: TimelineDeps,
  { user_id, tender_id }: Pick<Asked, 'user_id' | 'tender_id'>,
) {
  const owner = { kind: 'user', user_id, desk_role: null, auth_time: null } as const
  const [row, found] = await Promise.all([
    deps.applications.find(user_id, tender_id),
    findSteps(deps, owner, tender_id),
  ])
  const won = wonHistory(row)
  if (row === null || won === null || found === null) return null
  const { history, market } = won
  const origin = row.form_data?.answers.country_of_origin
  const steps = orderRecord({
    entries: row.order_entries,
    events: eventsOf(history),
    plan: found.steps,
    today: found.today,
    is_over: isOver(currentPlace(history)),
    is_imported: needsProForma(
      typeof origin === 'string' ? origin || null : null,
      market,
      deps.now(),
    ),
  })
  return { row, history, today: found.today, steps }
}

/** The papers of an order by their id, each with the files that may be opened; deleted ones are not there. */
async function papersOf(
  { documents }: Pick<TimelineDeps, 'documents'>,
  { user_id, order_entries }: ApplicationRow,
) {
  const named = order_entries.flatMap((entry) => entry.documents)
  const ids = [...new Set(named.map(({ document_id }) => document_id))]
  const rows = ids.length === 0 ? [] : await documents.findMany(user_id, ids)
  return new Map(
    rows
      .filter(({ deleted_at }) => deleted_at === null)
      .map(({ document_id, files }) => [
        document_id,
        files
          .filter(({ status }) => status === 'clean')
          .map(({ file_id, file_name }) => ({ file_id, file_name })),
      ]),
  )
}

/** The order record of a won application: its steps with the days of the timeline and what was recorded of them. */
export async function getOrder(
  deps: TimelineDeps,
  { side, ...asked }: Asked,
): Promise<Result<Order, 'not_found'>> {
  const found = await findOrderSteps(deps, asked)
  if (found === null) return fail('not_found')
  const { row, history, steps } = found
  const papers = await papersOf(deps, row)
  const next = new Set(possibleKinds(history, null))
  const isPossible = (step: OrderStepName, done_on: string | null): boolean => {
    const { outcome } = orderStepRules[step]
    return outcome === undefined || done_on !== null || next.has(outcome)
  }
  return succeed({
    version: row.version,
    today: found.today,
    steps: steps.map((step) => ({
      ...step,
      findings: [...step.findings],
      is_possible: isPossible(step.step, step.done_on),
      entries: step.entries.map((entry) => ({
        ...entry,
        by: shownTo(side, entry.by),
        documents: entry.documents.map((paper) => ({
          ...paper,
          files: papers.get(paper.document_id) ?? null,
        })),
      })),
    })),
    sales: salesOf(row, launchDay(history), side),
  })
}
