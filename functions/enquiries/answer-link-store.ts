import * as z from 'zod'
import { answerLinkDays } from '#domain/enquiries/offer.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type PrivateSaleId, privateSaleIdSchema } from '#domain/shared/ids.ts'
import { hashOfSecret, makeLinkSecret } from '../platform/access/link-secret.ts'
import { getRow } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { putRow } from '../platform/dynamodb/write-rows.ts'

const linkSchema = z.lazy(() =>
  z.object({ private_sale_id: privateSaleIdSchema, ends_at: instantSchema }),
)
export type AnswerLink = z.infer<typeof linkSchema>

/** Links by which buyers answer offers, beside the requests; of their secrets only the hash is kept. */
export interface AnswerLinkStore {
  /** A link for one mail. Its key leaves here and is kept nowhere. */
  readonly make: (id: PrivateSaleId, now: Date) => Promise<{ key: string; ends_at: Instant }>
  /** What a key opens; null: nothing, or no longer. */
  readonly ofKey: (key: string, now: Date) => Promise<AnswerLink | null>
}

const keyOf = (id: string, secret: string) => ({
  kind: 'answer_link',
  enquiry_id: `${id}~${hashOfSecret(secret)}`,
})

export function createAnswerLinkStore(table: Table): AnswerLinkStore {
  return {
    make: async (private_sale_id, now) => {
      const secret = makeLinkSecret()
      const ends = now.getTime() + answerLinkDays * 86_400_000
      const ends_at = new Date(ends).toISOString()
      await putRow(table, {
        ...keyOf(private_sale_id, secret),
        private_sale_id,
        ends_at,
        expires_at: Math.floor(ends / 1000),
      })
      return { key: `${private_sale_id}~${secret}`, ends_at }
    },
    ofKey: async (key, now) => {
      const [id = '', secret = ''] = key.split('~')
      const row = await getRow(table, keyOf(id, secret))
      const link = row && linkSchema.parse(row)
      // rows go some time after they end
      return link !== null && link.ends_at > now.toISOString() ? link : null
    },
  }
}
