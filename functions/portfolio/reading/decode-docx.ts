import mammoth from 'mammoth'
import type { DecodedFile } from '#domain/portfolio/reading/sheet.ts'
import { ReadingFailure } from './reading-failure.ts'
import { type Block, toDecoded } from './text-document.ts'

/** Paragraphs and tables of a Word document. The archive has been inspected before. */
export async function decodeDocx(bytes: Uint8Array): Promise<DecodedFile> {
  const html = await toHtml(bytes)
  return toDecoded(blocksOf(html))
}

async function toHtml(bytes: Uint8Array): Promise<string> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const ignoreImages = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
    const { value } = await mammoth.convertToHtml({ buffer }, { convertImage: ignoreImages })
    return value
  } catch {
    throw new ReadingFailure('broken_file')
  }
}

const sizes: Readonly<Record<string, number>> = { h1: 20, h2: 17, h3: 15, h4: 14, h5: 13, h6: 13 }
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
}

const textOf = (html: string) =>
  html
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')

/** mammoth writes a small, regular HTML: only its block elements matter here. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  let row: string[] | null = null
  let cell: string | null = null
  for (const [, closing, name = '', rest = ''] of html.matchAll(
    /<(\/?)(tr|td|th|p|h[1-6]|li|table)\b[^<>]*>([\s\S]*?)(?=<\/?(?:tr|td|th|p|h[1-6]|li|table)\b|$)/g,
  )) {
    const text = textOf(rest)
    if (name === 'tr') {
      if (closing === '') row = []
      else if (row !== null) {
        blocks.push({ kind: 'row', cells: row })
        row = null
      }
    } else if (name === 'td' || name === 'th') {
      if (closing === '') cell = text
      else {
        row?.push(cell ?? '')
        cell = null
      }
    } else if (cell !== null) cell = `${cell} ${text}`
    else if (closing === '' && row === null) {
      // a paragraph all in bold is a heading in all but name
      const isBold = /^\s*<strong>/.test(rest) && /<\/strong>\s*$/.test(rest)
      for (const line of text.split('\n')) {
        blocks.push({ kind: 'paragraph', text: line, size: sizes[name] ?? (isBold ? 12 : 11) })
      }
    }
  }
  return blocks
}
