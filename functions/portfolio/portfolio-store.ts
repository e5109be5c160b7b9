import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { currentRuleVersion } from '#domain/matching/rule-version.ts'
import { type ColumnChoice, columnChoiceSchema } from '#domain/portfolio/import-choices.ts'
import { maxProducts } from '#domain/portfolio/product-limit.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type TenderId, tenderIdSchema, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { getRow, scanRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { updateIn } from '../platform/dynamodb/transact.ts'
import { updateRow, type Written } from '../platform/dynamodb/write-rows.ts'

/** One row per user: how far the portfolio is, and how far its matches are. */
const portfolioSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    /** +1 at every change of any product. */
    version: z.int().nonnegative(),
    /** The version that the stored matches know of; lower: they are being computed. */
    matched_version: z.int().nonnegative(),
    product_count: z.int(),
    changed_at: instantSchema,
    matched_at: instantSchema.nullable(),
    /** The rules the stored matches were made by. */
    matched_rules: z.string().nullable().default(null),
    /** The tender that the producer chose to see whole before paying. */
    previewed_tender_id: tenderIdSchema.optional(),
    /** What was said of columns, by the heading of their table, and when. */
    column_choices: z
      .record(
        z.string(),
        z.object({ roles: columnChoiceSchema.unwrap().shape.roles, at: instantSchema }),
      )
      .optional(),
  }),
)
export type Portfolio = z.infer<typeof portfolioSchema>

/** Whether the stored matches do not know the portfolio as it is, or were made by older rules. */
export const isUnmatched = (portfolio: Portfolio): boolean =>
  portfolio.matched_version < portfolio.version ||
  (portfolio.version > 0 && portfolio.matched_rules !== currentRuleVersion)

export interface PortfolioStore {
  readonly find: (user_id: UserId) => Promise<Portfolio | null>
  /** Every portfolio, page by page: only for a worker that must reach all of them. */
  readonly listAll: () => AsyncGenerator<Portfolio>
  /** Part of the transaction that changes products; `limited`: refused where the portfolio would be too large. */
  readonly change: (
    user_id: UserId,
    change: { readonly added: number; readonly limited?: boolean },
    at: Date,
  ) => TransactWriteItem
  /** The same after many products were written: the count of what is there. */
  readonly saveCount: (user_id: UserId, product_count: number, at: Date) => TransactWriteItem
  /** The same alone; refused where the portfolio went with its account. */
  readonly countAgain: (user_id: UserId, product_count: number, at: Date) => Promise<Written>
  /** What was said of columns, newest last. */
  readonly columnChoices: (user_id: UserId) => Promise<ColumnChoice[]>
  readonly rememberColumns: (user_id: UserId, choice: ColumnChoice, at: Date) => Promise<void>
  readonly markMatched: (user_id: UserId, version: number, at: Date) => Promise<Written>
  /** Keeps which tender is seen whole before paying, in the place of `over`; refused where another was chosen since. */
  readonly choosePreview: (
    user_id: UserId,
    tender_id: TenderId,
    over: TenderId | null,
  ) => Promise<Written>
}

/** How many headings are remembered, the newest; a producer has a handful of lists. */
const mostHeadings = 50

const start =
  'SET changed_at = :at, matched_version = if_not_exists(matched_version, :zero), matched_at = if_not_exists(matched_at, :none)'
const startValues = (at: Date) => ({
  ':at': at.toISOString(),
  ':zero': 0,
  ':one': 1,
  ':none': null,
})
/** `a = :b` as `a = if_not_exists(a, :b)`. */
const ifMissing = (setting: string) =>
  setting.replace(/^(\S+) = (\S+)$/, '$1 = if_not_exists($1, $2)')
const names = { '#version': 'version' }

export function createPortfolioStore(table: Table): PortfolioStore {
  const countAgain = (product_count: number, at: Date) => ({
    text: `${start}, product_count = :count ADD #version :one`,
    names,
    values: { ...startValues(at), ':count': product_count },
  })
  const columnChoices: PortfolioStore['columnChoices'] = async (user_id) => {
    const row = await getRow(table, { user_id })
    const choices = row === null ? {} : (portfolioSchema.parse(row).column_choices ?? {})
    return Object.entries(choices)
      .sort(([, a], [, b]) => (a.at < b.at ? -1 : 1))
      .map(([heading, { roles }]) => ({ heading, roles }))
  }
  return {
    find: async (user_id) => {
      const row = await getRow(table, { user_id })
      return row && portfolioSchema.parse(row)
    },
    listAll: async function* () {
      for await (const row of scanRows(table)) yield portfolioSchema.parse(row)
    },
    change: (user_id, { added, limited }, at) =>
      updateIn(
        table,
        { user_id },
        {
          text: `${start} ADD #version :one, product_count :added`,
          names,
          values: { ...startValues(at), ':added': added },
        },
        limited
          ? {
              text: 'attribute_not_exists(product_count) OR product_count <= :room',
              values: { ':room': maxProducts - added },
            }
          : undefined,
      ),
    saveCount: (user_id, product_count, at) =>
      updateIn(table, { user_id }, countAgain(product_count, at)),
    countAgain: (user_id, product_count, at) =>
      updateRow(table, { user_id }, countAgain(product_count, at), {
        text: 'attribute_exists(user_id)',
      }),
    columnChoices,
    rememberColumns: async (user_id, { heading, roles }, at) => {
      const names = { '#heading': heading }
      await updateRow(
        table,
        { user_id },
        {
          text: `SET column_choices = if_not_exists(column_choices, :empty), ${['changed_at = :at', 'matched_at = :none', 'matched_version = :zero', 'product_count = :zero', '#version = :zero'].map(ifMissing).join(', ')}`,
          names: { '#version': 'version' },
          values: { ':empty': {}, ':at': at.toISOString(), ':none': null, ':zero': 0 },
        },
      )
      const choice = { ':choice': { roles, at: at.toISOString() } }
      const remembered = await updateRow(
        table,
        { user_id },
        { text: 'SET column_choices.#heading = :choice', names, values: choice },
        {
          text: 'size(column_choices) < :most OR attribute_exists(column_choices.#heading)',
          names,
          values: { ':most': mostHeadings },
        },
      )
      if (remembered === 'written') return
      const [oldest] = await columnChoices(user_id)
      if (oldest === undefined) return
      await updateRow(
        table,
        { user_id },
        {
          text: 'SET column_choices.#heading = :choice REMOVE column_choices.#oldest',
          names: { ...names, '#oldest': oldest.heading },
          values: choice,
        },
      )
    },
    choosePreview: (user_id, tender_id, over) =>
      updateRow(
        table,
        { user_id },
        { text: 'SET previewed_tender_id = :tender', values: { ':tender': tender_id } },
        // another tab may have chosen the same one
        over === null
          ? {
              text: 'attribute_exists(user_id) AND (attribute_not_exists(previewed_tender_id) OR previewed_tender_id = :tender)',
            }
          : { text: 'previewed_tender_id IN (:over, :tender)', values: { ':over': over } },
      ),
    markMatched: (user_id, version, at) =>
      updateRow(
        table,
        { user_id },
        {
          text: 'SET matched_version = :version, matched_at = :at, matched_rules = :rules',
          values: {
            ':version': version,
            ':at': at.toISOString(),
            ':rules': currentRuleVersion,
          },
        },
        { text: 'attribute_exists(user_id) AND matched_version <= :version' },
      ),
  }
}
