import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type FontName, fontFiles } from './font-files.ts'

export type PdfFonts = Readonly<Record<FontName, Buffer>>

let read: Promise<PdfFonts> | undefined

export function pdfFonts(): Promise<PdfFonts> {
  read ??= readFonts()
  return read
}

async function readFonts(): Promise<PdfFonts> {
  const [regular, bold, fallback] = await Promise.all([
    readFont('regular'),
    readFont('bold'),
    readFont('fallback'),
  ])
  return { regular, bold, fallback }
}

function readFont(name: FontName): Promise<Buffer> {
  const bundled = new URL(`./fonts/${name}.ttf`, import.meta.url)
  if (existsSync(bundled)) return readFile(bundled)
  return readFile(createRequire(import.meta.url).resolve(fontFiles[name]))
}
