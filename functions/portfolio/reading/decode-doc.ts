import WordExtractor from 'word-extractor'
import type { DecodedFile } from '#domain/portfolio/reading/sheet.ts'
import { ReadingFailure } from './reading-failure.ts'
import { type Block, toDecoded } from './text-document.ts'

/** The text of an old Word document; cells of its tables are separated by tabs. */
export async function decodeDoc(bytes: Uint8Array): Promise<DecodedFile> {
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
