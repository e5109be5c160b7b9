import * as z from 'zod'
import { verdicts } from '#domain/matching/verdict.ts'
import { type ProductId, type TenderId, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { getRow, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Expression, Table } from '../platform/dynamodb/table.ts'
import { updateRow, type Written } from '../platform/dynamodb/write-rows.ts'
import {
  type ComputedMatches,
  type MatchRow,
  matchRowSchema,
  type RankedMatch,
  rankedMatchSchema,
} from './match-row.ts'

/** A place among the producers whose products fit a tender: behind this one. */
export const rankPositionSchema = z.lazy(() =>
  z.object({ user_id: userIdSchema, rank_key: z.string().max(60) }),
)
type RankPosition = z.infer<typeof rankPositionSchema>

/** `older`: what is stored knows a newer portfolio and a tender at least as new. `mixed`: neither knows both. */
type MatchWritten = 'written' | 'older' | 'mixed'

/** The table of matches, one row per user and tender. */
export interface MatchStore {
  readonly find: (user_id: UserId, tender_id: TenderId) => Promise<MatchRow | null>
  readonly list: (user_id: UserId) => Promise<MatchRow[]>
  /** Whose products fit a tender, best first, read page by page. */
  readonly listOfTender: (
    tender_id: TenderId,
    after: RankPosition | null,
    pageSize: number,
  ) => AsyncGenerator<RankedMatch>
  /** Never over a row that knows a newer portfolio or a newer tender. */
  readonly save: (row: ComputedMatches) => Promise<MatchWritten>
  /** Sets a product aside beside a tender, or brings it back; refused where they were never compared. */
  readonly dismiss: (
    user_id: UserId,
    pair: { readonly tender_id: TenderId; readonly product_id: ProductId },
    dismissed: boolean,
  ) => Promise<Written>
}

/** How many of the best products the index of a tender holds. */
const topProducts = 3

/** By what the index of a tender is sorted: verdict, then score. A row without a match is not in it. */
function rankOf({ best }: ComputedMatches) {
  const [first] = best
  if (first === undefined) return { rank_key: undefined, top: undefined }
  const fromTop = String(100 - first.score).padStart(3, '0')
  const rank_key = `${verdicts.indexOf(first.verdict)}#${fromTop}`
  return { rank_key, top: best.slice(0, topProducts) }
}

/** Writes these attributes, removes those without a value, and leaves all others as they are. */
function setAll(attributes: Readonly<Record<string, unknown>>): Expression {
  const all = Object.entries(attributes)
  const set = all.filter(([, value]) => value !== undefined)
  const gone = all.filter(([, value]) => value === undefined)
  const parts = [
    `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
    ...(gone.length > 0 ? [`REMOVE ${gone.map(([name]) => `#${name}`).join(', ')}`] : []),
  ]
  return {
    text: parts.join(' '),
    names: Object.fromEntries(all.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
  }
}

export function createMatchStore(table: Table): MatchStore {
  const find = async (user_id: UserId, tender_id: TenderId) => {
    const row = await getRow(table, { user_id, tender_id })
    return row && matchRowSchema.parse(row)
  }
  return {
    find,
    list: async (user_id) => {
      const rows: MatchRow[] = []
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      for await (const row of queryRows(table, { where })) rows.push(matchRowSchema.parse(row))
      return rows
    },
    listOfTender: async function* (tender_id, position, pageSize) {
      const where = { text: 'tender_id = :tender', values: { ':tender': tender_id } }
      const after = position === null ? undefined : { ...position, tender_id }
      for await (const row of queryRows(table, { index: 'by_tender', where, after, pageSize })) {
        yield rankedMatchSchema.parse(row)
      }
    },
    save: async (row) => {
      // a row that was read before may hold what is not worked out: that stays as it is stored
      const stays: Partial<MatchRow> & ComputedMatches = row
      const { user_id, tender_id, dismissed: _, ...computed } = stays
      const written = await updateRow(
        table,
        { user_id, tender_id },
        setAll({ ...computed, ...rankOf(row) }),
        {
          text: 'attribute_not_exists(tender_id) OR (portfolio_version <= :portfolio AND tender_version <= :tender)',
          values: { ':portfolio': row.portfolio_version, ':tender': row.tender_version },
        },
      )
      if (written === 'written') return 'written'
      const stored = await find(row.user_id, row.tender_id)
      const isOlder =
        stored !== null &&
        stored.portfolio_version >= row.portfolio_version &&
        stored.tender_version >= row.tender_version
      return isOlder ? 'older' : 'mixed'
    },
    dismiss: (user_id, { tender_id, product_id }, dismissed) =>
      updateRow(
        table,
        { user_id, tender_id },
        {
          text: `${dismissed ? 'ADD' : 'DELETE'} dismissed :product`,
          values: { ':product': new Set([product_id]) },
        },
        { text: 'attribute_exists(tender_id)' },
      ),
  }
}
