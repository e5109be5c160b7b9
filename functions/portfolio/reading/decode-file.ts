import type { DecodedFile } from '#domain/portfolio/reading/sheet.ts'
import { type Decoding, usualDecoding } from './decoding.ts'
import { inspectArchive } from './inspect-archive.ts'
import { ReadingFailure } from './reading-failure.ts'
import { type FileContent, sniffFile } from './sniff-file.ts'

/** Rows or lines of a file of any kind that is read; what is wrong with it is thrown as `ReadingFailure`. */
export const decodeFile = async (
  bytes: Uint8Array,
  fileName: string,
  decoding: Decoding = usualDecoding,
): Promise<DecodedFile> => decode(bytes, await sniffFile(bytes, fileName), decoding)

/** Decoders are loaded when a file of their kind arrives: together they weigh several megabytes. */
async function decode(
  bytes: Uint8Array,
  content: FileContent,
  decoding: Decoding,
): Promise<DecodedFile> {
  switch (content) {
    case 'text':
      return (await import('./decode-csv.ts')).decodeCsv(bytes, decoding)
    case 'xlsx':
      return decodeWorkbook(bytes, decoding)
    case 'xls':
    case 'markup':
      return (await import('./decode-xls.ts')).decodeXls(bytes, decoding)
    case 'docx':
      return (await import('./decode-docx.ts')).decodeDocx(bytes)
    case 'doc':
      return (await import('./decode-doc.ts')).decodeDoc(bytes)
    case 'pdf':
      return (await import('./decode-pdf.ts')).decodePdf(bytes, decoding)
  }
}

async function decodeWorkbook(bytes: Uint8Array, decoding: Decoding): Promise<DecodedFile> {
  try {
    return await (await import('./decode-xlsx.ts')).decodeXlsx(bytes, decoding)
  } catch (error) {
    if (error instanceof ReadingFailure) throw error
    // the second reader knows dialects (strict OOXML, odd writers) that the fast one refuses, and believes sizes
    await inspectArchive(bytes, true)
    return (await import('./decode-xls.ts')).decodeXls(bytes, decoding)
  }
}
