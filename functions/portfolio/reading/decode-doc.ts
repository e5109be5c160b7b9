import WordExtractor from 'word-extractor'
import type { DecodedFile } from '#domain/portfolio/reading/sheet.ts'
import { ReadingFailure } from './reading-failure.ts'
import { type Block, toDecoded } from './text-document.ts'

/** The text of an old Word document; cells of its tables are separated by tabs. */
export async function decodeDoc(bytes: Uint8Array): Promise<DecodedFile> {
  if (isEncrypted(bytes)) throw new ReadingFailure('encrypted_file')
  const body = await bodyOf(bytes)
  const lines = body.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const cells = lines.map((line) => line.replace(/\t$/, '').split('\t'))
  // several tabs in most lines are a table; single ones only push a price to the right
  const isTable = cells.filter(({ length }) => length >= 3).length > lines.length * 0.5
  const blocks = lines.map((text, index): Block => {
    const row = cells[index] ?? []
    return isTable && row.length > 1
      ? { kind: 'row', cells: row }
      : { kind: 'paragraph', text, size: 11 }
  })
  return toDecoded(blocks)
}

const sectorBytes = 512
const wordMagic = 0xa5ec
const encryptedFlag = 0x0100

/** The head of a Word document begins a sector; a bit in it says that the rest is encrypted. */
function isEncrypted(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = sectorBytes; at + sectorBytes <= bytes.length; at += sectorBytes) {
    if (view.getUint16(at, true) !== wordMagic) continue
    return (view.getUint16(at + 0x0a, true) & encryptedFlag) !== 0
  }
  return false
}

async function bodyOf(bytes: Uint8Array): Promise<string> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const document = await new WordExtractor().extract(buffer)
    return document.getBody()
  } catch (error) {
    const isLocked = error instanceof Error && /encrypt|password/i.test(error.message)
    throw new ReadingFailure(isLocked ? 'encrypted_file' : 'broken_file')
  }
}
