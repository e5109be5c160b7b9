import { getDocumentProxy } from 'unpdf'
import type { DecodedFile, DocumentLine } from '#domain/portfolio/reading/sheet.ts'
import { type Decoding, usualDecoding } from './decoding.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { limits } from './limits.ts'
import { linesOfPage, type PlacedText } from './lines-of-page.ts'
import { ReadingFailure } from './reading-failure.ts'
import { restoreLigatures } from './restore-ligatures.ts'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

/** The text of a PDF with its positions, put back into lines. */
export async function decodePdf(
  bytes: Uint8Array,
  { wordSpace }: Decoding = usualDecoding,
): Promise<DecodedFile> {
  inspectPdf(bytes)
  const pdf = await open(bytes)
  try {
    const pages: PlacedText[][] = []
    for (let number = 1; number <= Math.min(pdf.numPages, limits.pdf_pages); number += 1) {
      pages.push(await textsOf(pdf, number))
    }
    const characters = pages.flat().reduce((sum, { text }) => sum + text.trim().length, 0)
    // a scan carries at most a stamp or a page number as text
    if (characters < 20 * Math.min(pdf.numPages, 3)) throw new ReadingFailure('image_only_pdf')
    const lines: DocumentLine[] = []
    for (const [index, texts] of restoreLigatures(pages).entries()) {
      for (const line of linesOfPage(texts, index + 1, wordSpace)) lines.push(line)
      if (lines.length > limits.document_lines) throw new ReadingFailure('too_large_unpacked')
    }
    return { kind: 'lines', lines }
  } finally {
    await pdf.destroy()
  }
}

async function open(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // pdf.js takes the buffer away: it gets a copy. Level 0 keeps its font warnings off the log
    return await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new ReadingFailure(isLocked ? 'encrypted_file' : 'broken_file')
  }
}

async function textsOf(pdf: PdfDocument, number: number): Promise<PlacedText[]> {
  try {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const texts: PlacedText[] = []
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[]
      // text turned on its side is decoration or a margin note
      if (Math.abs(b) > Math.abs(a)) continue
      const size = item.height || Math.abs(a)
      texts.push({ text: item.str, x, y, width: item.width, size, font: item.fontName })
    }
    page.cleanup()
    return texts
  } catch {
    // one damaged page does not take the others away
    return []
  }
}
