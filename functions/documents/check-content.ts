import { fileTypeFromBuffer } from 'file-type'
import { getDocumentProxy } from 'unpdf'
import {
  type DocumentMediaType,
  documentFileTypes,
  type Refusal,
} from '#domain/documents/document.ts'
import { maxFileBytes } from '#domain/shared/stored-file.ts'
import { inspectPdf } from '../portfolio/reading/inspect-pdf.ts'
import { isWholeJpeg, isWholePng } from './whole-pictures.ts'

const mediaTypes: readonly string[] = Object.values(documentFileTypes)

/** What is wrong with the bytes of a document that is stored under this type; null: nothing. */
export async function checkContent(
  bytes: Uint8Array,
  declared: DocumentMediaType,
): Promise<Refusal | null> {
  if (bytes.length === 0) return 'empty_file'
  if (bytes.length > maxFileBytes) return 'file_too_large'
  const found = await fileTypeFromBuffer(bytes.subarray(0, 64 * 1024)).catch(() => undefined)
  if (found === undefined || !mediaTypes.includes(found.mime)) return 'not_a_document_type'
  if (found.mime !== declared) return 'not_its_type'
  switch (declared) {
    case 'application/pdf':
      return checkPdf(bytes)
    case 'image/jpeg':
      return isWholeJpeg(bytes) ? null : 'broken'
    case 'image/png':
      return isWholePng(bytes) ? null : 'broken'
  }
}

/** Whoever gets the document must be able to open it without a password, to its last page. */
async function checkPdf(bytes: Uint8Array): Promise<Refusal | null> {
  try {
    // refuses what would grow a thousandfold in memory
    inspectPdf(bytes)
    // pdf.js takes the buffer away: it gets a copy
    const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
    try {
      await pdf.getPage(1)
      await pdf.getPage(pdf.numPages)
      return null
    } finally {
      await pdf.destroy()
    }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return isLocked ? 'encrypted' : 'broken'
  }
}
