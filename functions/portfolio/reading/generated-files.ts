import { CFB } from '@e965/xlsx'
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'

/** Files made for the tests: none of them exists anywhere else. */

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>'
const rootRelations =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>'
const workbook =
  '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>'
const workbookRelations =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>'
const wordsRelation =
  '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/>'
const sheetStart =
  '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
const sheetEnd = '</sheetData></worksheet>'

const relationsPart = 'xl/_rels/workbook.xml.rels'
const envelope: Readonly<Record<string, string>> = {
  '[Content_Types].xml': contentTypes,
  '_rels/.rels': rootRelations,
  'xl/workbook.xml': workbook,
  [relationsPart]: workbookRelations,
}

const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function rowXml(number: number, cells: readonly (string | number | null)[]): string {
  const written = cells.map((cell, index) => {
    const reference = `${String.fromCharCode(65 + index)}${number}`
    if (cell === null) return ''
    return typeof cell === 'number'
      ? `<c r="${reference}"><v>${cell}</v></c>`
      : `<c r="${reference}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`
  })
  return `<row r="${number}">${written.join('')}</row>`
}

/** A small workbook of one sheet. */
export function xlsxOf(rows: readonly (readonly (string | number | null)[])[]): Uint8Array {
  const body = rows.map((row, index) => rowXml(index + 1, row)).join('')
  return xlsxWithSheet(`${sheetStart}${body}${sheetEnd}`)
}

export function xlsxWithSheet(sheet: string): Uint8Array {
  const parts = { ...envelope, 'xl/worksheets/sheet1.xml': sheet }
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  )
}

/** A workbook whose sheet, and the words of its cells if given, are written piece by piece: making it needs no memory. */
export function streamedXlsx(pieces: Iterable<string>, words?: Iterable<string>): Uint8Array {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, data) => {
    if (error) throw error
    chunks.push(data)
  })
  const add = (name: string, level: 1 | 6, texts: Iterable<string>) => {
    const part = new ZipDeflate(name, { level })
    zip.add(part)
    for (const text of texts) part.push(strToU8(text))
    part.push(new Uint8Array(), true)
  }
  const relations =
    words === undefined
      ? workbookRelations
      : workbookRelations.replace('</Relationships>', `${wordsRelation}</Relationships>`)
  for (const [name, text] of Object.entries({ ...envelope, [relationsPart]: relations }))
    add(name, 1, [text])
  if (words !== undefined) add('xl/sharedStrings.xml', 6, words)
  add('xl/worksheets/sheet1.xml', 6, pieces)
  zip.end()
  return Buffer.concat(chunks)
}

/** A sheet with that many rows of name, vintage and price. */
export function* sheetWithRows(count: number): Generator<string> {
  yield sheetStart
  yield rowXml(1, ['Name', 'Vintage', 'Price'])
  let piece = ''
  for (let row = 2; row <= count; row += 1) {
    piece += `<row r="${row}"><c t="inlineStr"><is><t>Wine ${row % 9}</t></is></c><c><v>2020</v></c><c><v>12</v></c></row>`
    if (piece.length > 1_000_000) {
      yield piece
      piece = ''
    }
  }
  yield piece
  yield sheetEnd
}

/** The table of a workbook's words: the first ones, then one that goes on for that many megabytes. */
export function* endlessWord(first: readonly string[], megabytes: number): Generator<string> {
  yield '<?xml version="1.0"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
  for (const word of first) yield `<si><t>${escapeXml(word)}</t></si>`
  yield '<si><t>'
  const megabyte = 'A'.repeat(1024 * 1024)
  for (let count = 0; count < megabytes; count += 1) yield megabyte
  yield '</t></si></sst>'
}

/** A sheet of two rows whose cells name the workbook's words by number. */
export const sheetOfWords = [
  `${sheetStart}<row r="1"><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row><row r="2"><c t="s"><v>2</v></c><c><v>12</v></c></row>${sheetEnd}`,
]

/** One cell that goes on for ever: a kilobyte packed for each megabyte of it. */
export function* endlessCell(megabytes: number): Generator<string> {
  yield `${sheetStart}<row r="1"><c t="inlineStr"><is><t>`
  const megabyte = 'A'.repeat(1024 * 1024)
  for (let count = 0; count < megabytes; count += 1) yield megabyte
  yield `</t></is></c></row>${sheetEnd}`
}

export interface DocxTable {
  readonly rows: readonly (readonly string[])[]
}

/** A Word document of paragraphs and tables. */
export function docxOf(content: readonly (string | DocxTable)[], prologue = ''): Uint8Array {
  const paragraph = (text: string) =>
    `<w:p><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`
  const body = content.map((part) =>
    typeof part === 'string'
      ? paragraph(part)
      : `<w:tbl>${part.rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`,
  )
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?>${prologue}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`,
    ),
  })
}

/** A PDF of one page with the given content stream, packed or as it is. */
export function pdfWithStream(stream: Uint8Array, filter: string): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    null,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const parts: Uint8Array[] = [strToU8('%PDF-1.7\n')]
  const offsets: number[] = []
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [index, object] of objects.entries()) {
    offsets.push(length())
    parts.push(strToU8(`${index + 1} 0 obj\n`))
    if (object === null) {
      parts.push(
        strToU8(`<<${filter}/Length ${stream.length}>>\nstream\n`),
        stream,
        strToU8('\nendstream'),
      )
    } else parts.push(strToU8(object))
    parts.push(strToU8('\nendobj\n'))
  }
  const start = length()
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    strToU8(
      `xref\n0 6\n0000000000 65535 f \n${entries}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

const pieceStart = 0x800

/** An old Word document of one piece of text, as small as the format allows. */
export function docOf(lines: readonly string[], { isEncrypted = false } = {}): Uint8Array {
  const text = `${lines.join('\r')}\r`
  const main = Buffer.alloc(Math.max(8192, pieceStart + text.length * 2))
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(0x00c1, 2)
  main.writeUInt16LE(0x0200 | (isEncrypted ? 0x0100 : 0), 0x0a)
  main.writeUInt32LE(pieceStart, 0x18)
  main.writeUInt32LE(text.length, 0x4c)
  main.writeUInt32LE(21, 0x1a6)
  main.write(text, pieceStart, 'utf16le')
  const table = Buffer.alloc(8192)
  // the table of pieces: its mark, its size, where the text begins and ends, where it lies
  table.writeUInt8(2, 0)
  table.writeUInt32LE(16, 1)
  table.writeUInt32LE(text.length, 9)
  table.writeUInt32LE(pieceStart, 15)
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, '/WordDocument', main)
  CFB.utils.cfb_add(file, '/1Table', table)
  return CFB.write(file, { type: 'buffer' })
}
