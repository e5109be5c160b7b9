import * as z from 'zod'
import type { PrivateSale } from '#domain/enquiries/enquiry.ts'
import { answerLinkDays, offerDay } from '#domain/enquiries/offer.ts'
import { addDays, type Instant } from '#domain/shared/calendar-date.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { privateSaleIdSchema } from '#domain/shared/ids.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { instantIn } from '#domain/shared/time-zone.ts'
import { hashOfSecret, makeLinkSecret } from '../platform/access/link-secret.ts'
import { getRow } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { putRow } from '../platform/dynamodb/write-rows.ts'

const linkSchema = z.lazy(() =>
  z.object({ private_sale_id: privateSaleIdSchema, ends_at: instantSchema }),
)
export type AnswerLink = z.infer<typeof linkSchema>

type AskedSale = Pick<PrivateSale, 'enquiry_id' | 'market'>

/** Links by which buyers answer offers, beside the requests; of their secrets only the hash is kept. */
export interface AnswerLinkStore {
  /** A link for one mail, good until the end of a day of the buyer's market. Its key leaves here and is kept nowhere. */
  readonly make: (sale: AskedSale, now: Date) => Promise<{ key: string; ends_at: Instant }>
  /** What a key opens; null: nothing, or no longer. */
  readonly ofKey: (key: string, now: Date) => Promise<AnswerLink | null>
}

const keyOf = (id: string, secret: string) => ({
  kind: 'answer_link',
  enquiry_id: `${id}~${hashOfSecret(secret)}`,
})

export function createAnswerLinkStore(table: Table): AnswerLinkStore {
  return {
    make: async ({ enquiry_id: private_sale_id, market }, now) => {
      const secret = makeLinkSecret()
      const behind = addDays(offerDay(market, now), answerLinkDays + 1)
      // the last second of the day before, so that it says that day
      const ends = instantIn(marketFacts[market].time_zone, behind, 0).getTime() - 1000
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
