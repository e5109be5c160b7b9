import { createHash } from 'node:crypto'
import * as z from 'zod'
import { type Criterion, criterionSchema } from '#domain/tenders/criterion.ts'
import { type KnownWords, keyOfWords, type PlanWords } from '#domain/tenders/plans/known-words.ts'
import { getRows } from '../../platform/dynamodb/read-rows.ts'
import type { Table } from '../../platform/dynamodb/table.ts'
import { putRow } from '../../platform/dynamodb/write-rows.ts'

const knownSchema = z.lazy(() =>
  z.object({ key: z.string(), criterion: criterionSchema.nullable() }),
)

// words can be longer than a key may be
const rowKey = (key: string) => ({ words_hash: createHash('sha256').update(key).digest('hex') })

/** Words of plans that no criterion holds, and what operators said of them. */
export interface KnownWordsStore {
  readonly find: (words: readonly PlanWords[]) => Promise<KnownWords>
  /** They are the criterion, in this plan and later ones. */
  readonly remember: (words: PlanWords, criterion: Criterion) => Promise<void>
  /** Somebody confirmed a row with them; what was said of them stays. */
  readonly markSeen: (words: readonly PlanWords[]) => Promise<void>
}

export const createKnownWordsStore = (table: Table): KnownWordsStore => ({
  find: async (words) => {
    const keys = new Set(words.map(keyOfWords))
    const rows = await getRows(table, [...keys].map(rowKey))
    return new Map(
      rows.map((row) => {
        const { key, criterion } = knownSchema.parse(row)
        return [key, criterion]
      }),
    )
  },
  remember: async (words, criterion) => {
    const key = keyOfWords(words)
    await putRow(table, { ...rowKey(key), key, criterion })
  },
  markSeen: async (words) => {
    const onlyNew = { text: 'attribute_not_exists(words_hash)' }
    const keys = [...new Set(words.map(keyOfWords))]
    await Promise.all(
      keys.map((key) => putRow(table, { ...rowKey(key), key, criterion: null }, onlyNew)),
    )
  },
})
