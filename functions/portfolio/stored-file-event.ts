import * as z from 'zod'
import { uploadIdSchema, userIdSchema } from '#domain/shared/ids.ts'

const recordSchema = () =>
  z.object({
    eventName: z.string(),
    s3: z.object({ object: z.object({ key: z.string() }) }),
  })

/** What the reader asks itself for, once it knows whose file it is. */
const readRequestSchema = z.lazy(() =>
  z.object({ kind: z.literal('read'), user_id: userIdSchema, upload_id: uploadIdSchema }),
)
export type ReadRequest = z.infer<typeof readRequestSchema>

/** The file that is to be read; null where the message is one of S3. */
export const readRequestOf = (body: string): ReadRequest | null =>
  readRequestSchema.safeParse(JSON.parse(body)).data ?? null

/** The body of a queue message: an S3 notification, or the test event that S3 sends when it is set up. */
const bodySchema = z.lazy(() =>
  z.union([
    z.object({ Records: z.array(recordSchema()) }),
    z.object({ Event: z.literal('s3:TestEvent') }),
  ]),
)

/** The keys of the objects that were stored; S3 writes them URL-encoded, a space as "+". */
export function storedKeys(body: string): string[] {
  const event = bodySchema.parse(JSON.parse(body))
  if (!('Records' in event)) return []
  return event.Records.filter(({ eventName }) => /^(s3:)?ObjectCreated:/.test(eventName)).map(
    ({ s3 }) => decodeURIComponent(s3.object.key.replaceAll('+', ' ')),
  )
}
