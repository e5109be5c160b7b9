import * as z from 'zod'
import { uploadIdSchema, userIdSchema } from '#domain/shared/ids.ts'

const recordSchema = () =>
  z.object({
    eventName: z.string(),
    s3: z.object({ object: z.object({ key: z.string() }) }),
  })

/** What is asked of the function that reads files, once it is known whose they are. */
const fileRequestSchema = z.lazy(() =>
  z.object({
    kind: z.enum(['read', 'undo']),
    user_id: userIdSchema,
    upload_id: uploadIdSchema,
  }),
)
export type FileRequest = z.infer<typeof fileRequestSchema>

/** What is to be done with which file; null where the message is one of S3. */
export const fileRequestOf = (body: string): FileRequest | null =>
  fileRequestSchema.safeParse(JSON.parse(body)).data ?? null

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
