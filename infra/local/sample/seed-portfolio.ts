import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { uploadSchema } from '#domain/portfolio/upload-schema.ts'
import type { LocalCloud } from '../cloud/local-cloud.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { type SampleCall, type SampleCaller, sampleCall } from './call-as.ts'

const folder = join(import.meta.dirname, '../sample-data/portfolios')
const entry = 'functions/portfolio/http.ts'
const PATIENCE_MS = 120_000

const announcedSchema = z.object({
  put: z.object({ url: z.url(), headers: z.record(z.string(), z.string()) }),
})
const listSchema = z.object({ uploads: z.array(uploadSchema) })

/** Uploads a price list as the site does; the cloud reads it behind it. A list that is there already stays. */
export async function uploadSampleList(
  cloud: LocalCloud,
  producer: SampleCaller,
  file_name: string,
): Promise<void> {
  const known = await listUploads(cloud, producer)
  if (known.some((upload) => upload.file_name === file_name && upload.status !== 'waiting')) return
  const bytes = await readFile(join(folder, file_name))
  const call: SampleCall = {
    method: 'POST',
    route: '/api/uploads',
    body: { file_name, size_bytes: bytes.length },
  }
  const { body } = await sampleCall(cloud, producer, entry, call, [200])
  const { put } = announcedSchema.parse(JSON.parse(body))
  const answer = await fetch(put.url, { method: 'PUT', headers: put.headers, body: bytes })
  if (!answer.ok) {
    throw new LocalCloudError(`The sample list ${file_name} was not stored: ${answer.status}`)
  }
}

/** Resolves when every list of the producer was read. */
export async function untilListsAreRead(cloud: LocalCloud, producer: SampleCaller): Promise<void> {
  const givesUpAt = Date.now() + PATIENCE_MS
  for (;;) {
    const uploads = await listUploads(cloud, producer)
    const failed = uploads.find(({ status }) => status === 'failed')
    if (failed) throw new LocalCloudError(`The sample list ${failed.file_name} was not read.`)
    if (uploads.every(({ status }) => status === 'read')) return
    if (Date.now() > givesUpAt) {
      throw new LocalCloudError('The sample lists were not read in two minutes.')
    }
    await sleep(500)
  }
}

async function listUploads(cloud: LocalCloud, producer: SampleCaller) {
  const call: SampleCall = { method: 'GET', route: '/api/uploads' }
  const { body } = await sampleCall(cloud, producer, entry, call, [200])
  return listSchema.parse(JSON.parse(body)).uploads
}
