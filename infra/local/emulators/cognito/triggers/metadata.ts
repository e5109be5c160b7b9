import * as z from 'zod'
import type { Metadata } from './trigger-event.ts'

/** ClientMetadata of a call, for the pool's functions. */
export const metadataSchema = z.record(z.string(), z.string()).nullish().transform(emptyAsAbsent)

function emptyAsAbsent(given: Metadata | null | undefined): Metadata | undefined {
  return given && Object.keys(given).length > 0 ? given : undefined
}
