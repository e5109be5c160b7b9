import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { uploadSchema } from '#domain/portfolio/upload-schema.ts'
import type { UploadId } from '#domain/shared/ids.ts'
import type { LocalCloud } from '../cloud/local-cloud.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { type SampleCall, type SampleCaller, sampleCall } from './call-as.ts'

const folder = join(import.meta.dirname, '../sample-data/portfolios')
const entry = 'functions/portfolio/http.ts'
const PATIENCE_MS = 120_000

const announcedSchema = z.object({
  upload: uploadSchema,
  put: z.object({ url: z.url(), headers: z.record(z.string(), z.string()) }),
})
const listSchema = z.object({ uploads: z.array(uploadSchema) })

/**
 * Uploads a price list as the site does; the cloud reads it behind it. One that is there already stays; one
 * that was only announced, by a start that was interrupted, is sent anew. Answers the upload to wait for.
 */
export async function uploadSampleList(
  cloud: LocalCloud,
  producer: SampleCaller,
  file_name: string,
): Promise<UploadId> {
  const uploads = (await listUploads(cloud, producer)).filter((one) => one.file_name === file_name)
  const stored = ['read', 'reading'].map((there) => uploads.find(({ status }) => status === there))
  const known = stored.find((upload) => upload !== undefined)
  if (known) return known.upload_id
  const bytes = await readFile(join(folder, file_name))
  const call: SampleCall = {
    method: 'POST',
    route: '/api/uploads',
    body: { file_name, size_bytes: bytes.length },
  }
  const { body } = await sampleCall(cloud, producer, entry, call, [200])
  const { upload, put } = announcedSchema.parse(JSON.parse(body))
  const answer = await fetch(put.url, { method: 'PUT', headers: put.headers, body: bytes })
  if (!answer.ok) {
    throw new LocalCloudError(`The sample list ${file_name} was not stored: ${answer.status}`)
  }
  return upload.upload_id
}

/** Resolves when this list of the producer was read. */
export async function untilListIsRead(
  cloud: LocalCloud,
  producer: SampleCaller,
  upload_id: UploadId,
): Promise<void> {
  const givesUpAt = Date.now() + PATIENCE_MS
  for (;;) {
    const { status, file_name } = await getUpload(cloud, producer, upload_id)
    if (status === 'read') return
    if (status === 'failed') throw new LocalCloudError(`The sample list ${file_name} was not read.`)
    if (Date.now() > givesUpAt) {
      throw new LocalCloudError(`The sample list ${file_name} was not read in two minutes.`)
    }
    await sleep(500)
  }
}

async function getUpload(cloud: LocalCloud, producer: SampleCaller, upload_id: UploadId) {
  const call: SampleCall = {
    method: 'GET',
    route: '/api/uploads/{upload_id}',
    parameters: { upload_id },
  }
  const { body } = await sampleCall(cloud, producer, entry, call, [200])
  return uploadSchema.parse(JSON.parse(body))
}

async function listUploads(cloud: LocalCloud, producer: SampleCaller) {
  const call: SampleCall = { method: 'GET', route: '/api/uploads' }
  const { body } = await sampleCall(cloud, producer, entry, call, [200])
  return listSchema.parse(JSON.parse(body)).uploads
}
