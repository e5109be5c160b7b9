import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { type Answer, answerSchema } from '#domain/applications/application.ts'
import { keptFields } from '#domain/applications/kept-answers.ts'
import { isOfMarket, scopeOf } from '#domain/compliance/field-scopes.ts'
import type { ComplianceField } from '#domain/compliance/fields.ts'
import { productFactsSchema } from '#domain/portfolio/product.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type ProductId, tenderIdSchema, type UserId } from '#domain/shared/ids.ts'
import type { Market } from '#domain/shared/market.ts'
import { getRows } from '../platform/dynamodb/read-rows.ts'
import type { Expression, Table } from '../platform/dynamodb/table.ts'
import { updateIn } from '../platform/dynamodb/transact.ts'
import { deleteRows, updateRow } from '../platform/dynamodb/write-rows.ts'
import type { ProductStore } from './product-store.ts'

const storedAnswerSchema = z.lazy(() =>
  z.object({
    value: answerSchema,
    at: instantSchema,
    /** The application in which it was given. */
    tender_id: tenderIdSchema,
    vintage: productFactsSchema.unwrap().shape.vintage,
  }),
)
type StoredAnswer = z.infer<typeof storedAnswerSchema>
export type StoredAnswers = Partial<Readonly<Record<ComplianceField, StoredAnswer>>>

/** Answers of one application, to be kept: each with the company or with the product, by its field. */
interface AnswersToKeep extends Omit<StoredAnswer, 'value'> {
  readonly product_id: ProductId | null
  readonly market: Market
  readonly answers: Partial<Readonly<Record<ComplianceField, Answer>>>
}

/** The answers to rules that later applications begin with: one row of the company, one of each product. */
export interface KeptAnswerStore {
  readonly find: (
    user_id: UserId,
    from: Pick<AnswersToKeep, 'product_id' | 'market'>,
  ) => Promise<StoredAnswers>
  readonly keep: (user_id: UserId, answers: AnswersToKeep) => Promise<void>
  /** The same as part of a transaction. */
  readonly keepIn: (user_id: UserId, answers: AnswersToKeep) => TransactWriteItem[]
  readonly removeOf: (user_id: UserId, product_ids: readonly ProductId[]) => Promise<void>
}

/** The row of the answers that belong to no product. */
const company = 'company'

const attributeOf = (field: ComplianceField, market: Market): string =>
  isOfMarket(field) ? `${market}:${field}` : field

/** What is written, row by row: each answer is an attribute of its own, so that two writers lose nothing. */
function changesOf({ product_id, market, answers, at, tender_id, vintage }: AnswersToKeep) {
  const given = keptFields.flatMap((field) => {
    const value = answers[field]
    const kept_for = scopeOf(field) === 'company' ? company : product_id
    return value === undefined || kept_for === null ? [] : [{ kept_for, field, value }]
  })
  return [...new Set(given.map(({ kept_for }) => kept_for))].map((kept_for) => {
    const own = given.filter((one) => one.kept_for === kept_for)
    const change: Expression = {
      text: `SET ${own.map((_, n) => `#f${n} = :v${n}`).join(', ')}`,
      names: Object.fromEntries(own.map(({ field }, n) => [`#f${n}`, attributeOf(field, market)])),
      values: Object.fromEntries(
        own.map(({ value }, n) => [`:v${n}`, { value, at, tender_id, vintage }]),
      ),
    }
    return { kept_for, change }
  })
}

export function createKeptAnswerStore(table: Table): KeptAnswerStore {
  return {
    find: async (user_id, { product_id, market }) => {
      const keys = [company, ...(product_id === null ? [] : [product_id])].map((kept_for) => ({
        user_id,
        kept_for,
      }))
      const stored = Object.assign({}, ...(await getRows(table, keys)))
      return Object.fromEntries(
        keptFields.flatMap((field) => {
          const answer = stored[attributeOf(field, market)]
          return answer === undefined ? [] : [[field, storedAnswerSchema.parse(answer)]]
        }),
      )
    },
    keep: async (user_id, answers) => {
      for (const { kept_for, change } of changesOf(answers))
        await updateRow(table, { user_id, kept_for }, change)
    },
    keepIn: (user_id, answers) =>
      changesOf(answers).map(({ kept_for, change }) =>
        updateIn(table, { user_id, kept_for }, change),
      ),
    removeOf: (user_id, product_ids) =>
      deleteRows(
        table,
        product_ids.map((kept_for) => ({ user_id, kept_for })),
      ),
  }
}

/** The products, with which the answers kept for them go. One that is only taken out of the portfolio keeps its answers. */
export const withKeptAnswers = (
  products: ProductStore,
  answers: KeptAnswerStore,
): ProductStore => ({
  ...products,
  remove: async (row) => {
    const written = await products.remove(row)
    if (written === 'written') await answers.removeOf(row.user_id, [row.product_id])
    return written
  },
  removeMany: async (user_id, ids) => {
    await products.removeMany(user_id, ids)
    await answers.removeOf(user_id, ids)
  },
})
