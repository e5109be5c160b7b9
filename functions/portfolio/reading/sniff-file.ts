import { type PortfolioFileType, portfolioFileType } from '#domain/portfolio/upload.ts'
import { inspectArchive } from './inspect-archive.ts'
import { ReadingFailure } from './reading-failure.ts'

/** What the bytes are, whatever the name says. */
export type FileContent = 'xlsx' | 'xls' | 'text' | 'markup' | 'docx' | 'doc' | 'pdf'

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

const families: Readonly<Record<PortfolioFileType, readonly FileContent[]>> = {
  // list programs export one kind under the ending of another; within a family nothing is lost by reading it
  xlsx: ['xlsx', 'xls', 'text', 'markup'],
  xls: ['xls', 'xlsx', 'text', 'markup'],
  csv: ['text', 'xlsx', 'xls'],
  tsv: ['text', 'xlsx', 'xls'],
  docx: ['docx', 'doc'],
  doc: ['doc', 'docx'],
  pdf: ['pdf'],
}

/** Recognises the content by its bytes and compares it with the ending of the name. */
export async function sniffFile(bytes: Uint8Array, fileName: string): Promise<FileContent> {
  const declared = portfolioFileType(fileName)
  if (declared === null) throw new ReadingFailure('unsupported_type', fileName.slice(-20))
  if (bytes.length === 0) throw new ReadingFailure('empty_file')
  const content = await contentOf(bytes, declared)
  const isExpected = content !== null && families[declared].includes(content)
  if (!isExpected) throw new ReadingFailure('wrong_content')
  return content
}

async function contentOf(
  bytes: Uint8Array,
  declared: PortfolioFileType,
): Promise<FileContent | null> {
  if (startsWith(bytes, 0x50, 0x4b)) return archiveContent(bytes)
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return oleContent(bytes)
  const start = latin1(bytes.subarray(0, 1024))
  if (start.includes('%PDF-')) return 'pdf'
  const isText =
    declared === 'csv' || declared === 'tsv' || declared === 'xls' || declared === 'xlsx'
  if (!isText || looksBinary(bytes)) {
    await refuseKnownType(bytes)
    // right family, wrong beginning: cut off or damaged on the way
    return null
  }
  // the mark of UTF-16 also begins a kind of sound file
  if (!hasWideMark(bytes)) await refuseKnownType(bytes, true)
  const isMarkup = /^\s*(?:\xef\xbb\xbf)?<(?:\?xml|!doctype|html|table|workbook|meta|head)/i.test(
    start,
  )
  return isMarkup ? 'markup' : 'text'
}

/**
 * file-type knows executables, images, archives and the rest by their magic numbers. A text may begin with such
 * by chance ("G", and another one 188 letters on, is a kind of film); sound and films are never without zeros.
 */
async function refuseKnownType(bytes: Uint8Array, is_text = false): Promise<void> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes.subarray(0, 64 * 1024)).catch(() => undefined)
  const hasZeros = bytes.subarray(0, 4096).includes(0)
  const isChance = is_text && !hasZeros && /^(?:audio|video)\//.test(found?.mime ?? '')
  const isRefused = found !== undefined && found.ext !== 'xml' && !isChance
  if (isRefused) throw new ReadingFailure('wrong_content', found.ext)
}

async function archiveContent(bytes: Uint8Array): Promise<FileContent | null> {
  const { names } = await inspectArchive(bytes)
  if (names.some((name) => /^xl\/workbook\.xml$/i.test(name))) return 'xlsx'
  if (names.some((name) => /^word\/document\.xml$/i.test(name))) return 'docx'
  // an Office archive cut off in the middle still begins with its own parts
  const isOffice = names.some((name) =>
    /^(\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/|word\/)/.test(name),
  )
  if (isOffice) throw new ReadingFailure('broken_file')
  return null
}

/** Names of streams in the compound file are in UTF-16. */
function oleContent(bytes: Uint8Array): FileContent | null {
  const text = latin1(bytes).replaceAll('\0', '')
  if (/EncryptedPackage|EncryptionInfo|StrongEncryptionDataSpace/.test(text)) {
    throw new ReadingFailure('encrypted_file')
  }
  if (text.includes('WordDocument')) return 'doc'
  if (/Workbook|\bBook\b/.test(text)) return 'xls'
  throw new ReadingFailure('broken_file')
}

const latin1 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

const hasWideMark = (bytes: Uint8Array) =>
  startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)

/** Zero bytes outside UTF-16, or many control characters. */
function looksBinary(bytes: Uint8Array): boolean {
  if (hasWideMark(bytes)) return false
  const sample = bytes.subarray(0, 4096)
  let control = 0
  let zeros = 0
  for (const byte of sample) {
    if (byte === 0) zeros += 1
    else if (byte < 9 || (byte > 13 && byte < 32)) control += 1
  }
  // UTF-16 without a mark has a zero beside nearly every letter
  if (zeros > sample.length * 0.4) return false
  return zeros > 0 || control > sample.length * 0.05
}
