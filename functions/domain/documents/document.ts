import type * as z from 'zod'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { maxFileBytes, putAddressLasts } from '../shared/stored-file.ts'
import type { documentFileSchema, documentSchema } from './document-schema.ts'
import { type DocumentKind, kindFacts } from './kinds.ts'

/** What a document says of itself; which of it is asked for follows from its kind. */
export interface DocumentDetails {
  readonly kind: DocumentKind
  readonly vintage: number | null
  readonly lot: string | null
  readonly valid_from: CalendarDate | null
  readonly valid_to: CalendarDate | null
}

export type CompanyDocument = z.infer<typeof documentSchema>
export type DocumentFile = z.infer<typeof documentFileSchema>

/** PDF, JPEG, PNG: the endings that are taken and the media type each is stored under. */
export const documentFileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const
export type DocumentMediaType = (typeof documentFileTypes)[keyof typeof documentFileTypes]

/** The pages of a certificate, photographed one by one. */
export const mostFiles = 10

/** The media type by the ending of a name; null: not one of ours. */
export function documentMediaType(file_name: string): DocumentMediaType | null {
  const ending = /\.([a-z]+)$/i.exec(file_name.trim())?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(documentFileTypes, ending)
    ? documentFileTypes[ending as keyof typeof documentFileTypes]
    : null
}

export type FileRejection = 'not_a_document_type' | 'file_too_large' | 'empty_file'

/** What can be said of a file before its bytes are there, the same in the browser and on the server. */
export function checkDocumentFile(file: { name: string; size: number }): FileRejection | null {
  if (documentMediaType(file.name) === null) return 'not_a_document_type'
  if (file.size > maxFileBytes) return 'file_too_large'
  return file.size === 0 ? 'empty_file' : null
}

/** Why a file that arrived is not kept. */
export const refusals = [
  'malware',
  'encrypted',
  'broken',
  'not_its_type',
  'not_a_document_type',
  'file_too_large',
  'empty_file',
  'not_scanned',
] as const
export type Refusal = (typeof refusals)[number]

/** Seconds. A check takes some of them; this is longer than all its repetitions. */
const checkLasts = 30 * 60

/** Nothing will follow: the address expired before the file came, or the word of its scan never did. */
export function isLost(
  { status, created_at }: Pick<DocumentFile, 'status' | 'created_at'>,
  now: Date,
): boolean {
  const age = (now.getTime() - Date.parse(created_at)) / 1000
  if (status === 'waiting') return age > putAddressLasts
  return status === 'scanning' && age > putAddressLasts + checkLasts
}

export type AskedDetail = 'vintage' | 'lot' | 'valid_to'

/** The details on which the validity of a kind hangs. */
export function askedDetails(kind: DocumentKind): readonly AskedDetail[] {
  const { validity } = kindFacts(kind)
  if (validity === 'vintage' || validity === 'lot') return [validity]
  return validity === 'fixed_dates' || validity === 'months' ? ['valid_to'] : []
}

export interface DetailProblem {
  readonly field: AskedDetail
  readonly code: 'missing' | 'ends_before_it_begins'
}

/**
 * What is missing or wrong in the details, the same in the browser and on the server. A vintage may be
 * missing: not every product has one. An offer that has one asks for it.
 */
export function checkDetails(details: DocumentDetails): readonly DetailProblem[] {
  const missing = askedDetails(details.kind).filter(
    (field) => field !== 'vintage' && details[field] === null,
  )
  const { valid_from, valid_to } = details
  const isBackwards = valid_from !== null && valid_to !== null && valid_to < valid_from
  return [
    ...missing.map((field) => ({ field, code: 'missing' as const })),
    ...(isBackwards ? [{ field: 'valid_to', code: 'ends_before_it_begins' } as const] : []),
  ]
}
