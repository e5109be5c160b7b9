import * as z from 'zod'
import { type ScanResult, scanResults } from '#domain/documents/scan-results.ts'
import { documentIdSchema, userIdSchema } from '#domain/shared/ids.ts'

/** What the worker of documents asks of itself. */
const ownWorkSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    /** Every day: look for documents with something to do. */
    z.object({ kind: z.literal('due_documents') }),
    z.object({
      kind: z.literal('due_document'),
      user_id: userIdSchema,
      document_id: documentIdSchema,
    }),
  ]),
)
export type OwnWork = z.infer<typeof ownWorkSchema>

const storedSchema = () =>
  z.object({
    Records: z.array(
      z.object({ eventName: z.string(), s3: z.object({ object: z.object({ key: z.string() }) }) }),
    ),
  })

/** What GuardDuty says of an object, by way of EventBridge. */
const scannedSchema = () =>
  z.object({
    'detail-type': z.literal('GuardDuty Malware Protection Object Scan Result'),
    detail: z.object({
      s3ObjectDetails: z.object({ objectKey: z.string() }),
      scanResultDetails: z.object({ scanResultStatus: z.enum(scanResults) }),
    }),
  })

/** The bodies of the queue: of S3, of GuardDuty, our own, and the test event that S3 sends when it is set up. */
const bodySchema = z.lazy(() =>
  z.union([
    ownWorkSchema,
    scannedSchema(),
    storedSchema(),
    z.object({ Event: z.literal('s3:TestEvent') }),
  ]),
)

export type DocumentWork =
  | { readonly kind: 'stored'; readonly keys: readonly string[] }
  | { readonly kind: 'scanned'; readonly key: string; readonly result: ScanResult }
  | OwnWork

export function documentWorkOf(body: string): DocumentWork {
  const read = bodySchema.parse(JSON.parse(body))
  if ('kind' in read) return read
  if ('detail' in read) {
    const { s3ObjectDetails, scanResultDetails } = read.detail
    return {
      kind: 'scanned',
      key: s3ObjectDetails.objectKey,
      result: scanResultDetails.scanResultStatus,
    }
  }
  const records = 'Records' in read ? read.Records : []
  // S3 writes keys URL-encoded, a space as "+"
  const keys = records.map(({ s3 }) => decodeURIComponent(s3.object.key.replaceAll('+', ' ')))
  return { kind: 'stored', keys }
}
