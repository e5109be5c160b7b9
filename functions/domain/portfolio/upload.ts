import type * as z from 'zod'
import { maxFileBytes, putAddressLasts } from '../shared/stored-file.ts'
import type { uploadSchema } from './upload-schema.ts'

/** Excel, CSV, PDF, Word: the endings we take and the media type each is stored under. */
export const portfolioFileTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
} as const
export type PortfolioFileType = keyof typeof portfolioFileTypes

/** The type of a file by the ending of its name; null: not one of ours. */
export function portfolioFileType(fileName: string): PortfolioFileType | null {
  const ending = /\.([a-z]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(portfolioFileTypes, ending) ? (ending as PortfolioFileType) : null
}

/** The specified checks of a file, the same in the browser and on the server. */
export function checkPortfolioFile(file: {
  name: string
  size: number
}): 'invalid_file_type' | 'file_too_large' | 'empty_file' | null {
  if (portfolioFileType(file.name) === null) return 'invalid_file_type'
  if (file.size > maxFileBytes) return 'file_too_large'
  return file.size === 0 ? 'empty_file' : null
}

/** waiting: presigned, file not there yet. What follows on what: `upload-lifecycle.ts`. */
export const uploadStatuses = ['waiting', 'reading', 'read', 'failed', 'undoing', 'undone'] as const
export type UploadStatus = (typeof uploadStatuses)[number]

/** How long an import can be undone. */
const undoDays = 30

/** When the undo of what is imported now ends. */
export const undoUntil = (now: Date): string =>
  new Date(now.getTime() + undoDays * 86_400_000).toISOString()

export type Upload = z.infer<typeof uploadSchema>

/** Announced, but the address expired before the file came: nothing will follow. */
export const neverArrived = (
  { status, created_at }: Pick<Upload, 'status' | 'created_at'>,
  now: Date,
): boolean =>
  status === 'waiting' && now.getTime() > Date.parse(created_at) + putAddressLasts * 1000
