import { createHash } from 'node:crypto'
import * as z from 'zod'
import { paymentPurposeSchema } from '#domain/billing/payment.ts'
import { type TenderId, tenderIdSchema, type UserId, userIdSchema } from '#domain/shared/ids.ts'

/** What a user wants to buy; written into the provider's objects, and read from them again. */
export interface PurchaseIntent {
  readonly user_id: UserId
  readonly purpose: 'access_plan' | z.infer<typeof paymentPurposeSchema>
  /** Ascending; none for the Access plan. */
  readonly tender_ids: readonly TenderId[]
  readonly referral_code: string | null
}

/** One value of the provider's metadata holds 500 characters. */
const idsPerValue = 40

const metadataSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    purpose: z.union([z.literal('access_plan'), paymentPurposeSchema]),
    tender_ids: z.string().default(''),
    more_tender_ids: z.string().default(''),
    referral_code: z.string().nullable().default(null),
  }),
)

/** The same for the same purchase, whatever the language and the order of the tenders. */
export const purchaseKey = ({
  user_id,
  purpose,
  tender_ids,
  referral_code,
}: PurchaseIntent): string =>
  createHash('sha256')
    .update(JSON.stringify([user_id, purpose, tender_ids, referral_code?.toLowerCase() ?? null]))
    .digest('hex')
    .slice(0, 32)

export function metadataOf(purchase: PurchaseIntent): Record<string, string> {
  const { user_id, purpose, tender_ids, referral_code } = purchase
  return {
    user_id,
    purpose,
    purchase_intent: purchaseKey(purchase),
    ...(tender_ids.length > 0 ? { tender_ids: tender_ids.slice(0, idsPerValue).join(',') } : {}),
    ...(tender_ids.length > idsPerValue
      ? { more_tender_ids: tender_ids.slice(idsPerValue).join(',') }
      : {}),
    ...(referral_code === null ? {} : { referral_code }),
  }
}

/** Null when the object is not one of ours. */
export function purchaseOf(
  metadata: Readonly<Record<string, string>> | null,
): PurchaseIntent | null {
  const read = metadataSchema.safeParse(metadata)
  if (!read.success) return null
  const { tender_ids, more_tender_ids, ...rest } = read.data
  const texts = [tender_ids, more_tender_ids].flatMap((ids) => ids.split(',')).filter(Boolean)
  const ids = z.array(tenderIdSchema).safeParse(texts.map(Number))
  const isWhole = ids.success && (rest.purpose === 'access_plan') === (ids.data.length === 0)
  return isWhole ? { ...rest, tender_ids: ids.data } : null
}
