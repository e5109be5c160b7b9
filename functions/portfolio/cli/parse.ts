import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Reading } from '#domain/portfolio/read-product.ts'
import { portfolioFileType } from '#domain/portfolio/upload.ts'
import { readInWorker } from '../reading/read-in-worker.ts'

const sentences: Partial<Record<Reading['problems'][number]['code'], string>> = {
  empty_file: 'the file is empty',
  no_products_found: 'no products were found in it',
  image_only_pdf: 'the PDF holds only images, no text to read',
  encrypted_file: 'the file is protected by a password',
  broken_file: 'the file is damaged',
  wrong_content: 'its content is not what its name says',
  unsupported_type: 'only xlsx, xls, csv, tsv, pdf, docx and doc are read',
  too_large_unpacked: 'it unpacks to more than can be read',
  too_many_rows: 'it has too many rows',
  took_too_long: 'reading it took too long',
}

/** `npm run -s parse -- FILE`: one JSON object on standard output, or one line on standard error and 2. */
async function parse(path: string | undefined): Promise<number> {
  if (path === undefined) return refuse('usage: npm run -s parse -- FILE')
  if (portfolioFileType(path) === null) return refuse(`${path}: ${sentences.unsupported_type}`)
  let bytes: Uint8Array
  try {
    bytes = await readFile(path)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return refuse(`${path}: ${isMissing ? 'no such file' : 'cannot be read'}`)
  }
  let reading: Reading
  try {
    reading = await readInWorker(bytes, basename(path))
  } catch (error) {
    return refuse(`${path}: cannot be read (${String(error).split('\n', 1)[0]})`)
  }
  const whole = reading.problems.find(({ row }) => row === null)
  if (reading.total_products === 0 && whole !== undefined) {
    return refuse(`${path}: ${sentences[whole.code] ?? whole.code} (${whole.code})`)
  }
  const { total_products, products, problems } = reading
  // what a person looks up on the screen is no part of the answer
  const plain = products.map(({ evidence: _, ...product }) => product)
  process.stdout.write(`${JSON.stringify({ total_products, products: plain, problems })}\n`)
  return 0
}

function refuse(line: string): number {
  process.stderr.write(`${line}\n`)
  return 2
}

process.exitCode = await parse(process.argv[2])
