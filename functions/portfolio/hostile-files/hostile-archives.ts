import { crc32, deflateRawSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { docxOf, xlsxOf } from '../reading/generated-files.ts'
import { worstLine } from './hostile-texts.ts'
import type { Random } from './random.ts'

const strToU8 = (text: string): Uint8Array => Buffer.from(text, 'utf8')
const megabytes = (count: number, text: string) =>
  strToU8(text.repeat((count * 1048576) / text.length))
const safe = (text: string) => text.replace(/[&<>\0\ud800]/g, ' ')

type Parts = Readonly<Record<string, Uint8Array>>

/** An archive of these parts, packed by zlib: the libraries of this project take minutes for bombs. */
function zipOf(parts: Parts): Uint8Array {
  const entries = Object.entries(parts).map(([name, bytes]) => {
    const packed = deflateRawSync(bytes, { level: 6 })
    // version 2.0, deflated, no date; then what is in it
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(bytes.length, 18)
    head.writeUInt16LE(Buffer.byteLength(name), 22)
    return { name: Buffer.from(name), head, packed }
  })
  const local: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const { name, head, packed } of entries) {
    const behind = Buffer.alloc(14)
    behind.writeUInt32LE(at, 10)
    local.push(Buffer.from('PK\x03\x04'), head, name, packed)
    directory.push(Buffer.from('PK\x01\x02\x14\0'), head, behind, name)
    at += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...local, ...directory, Buffer.from('PK\x05\x06'), end])
}

/** An Office file with other parts in it. */
const withParts = (base: Uint8Array, parts: Parts) => zipOf({ ...unzipSync(base), ...parts })

const workbook = () =>
  xlsxOf([
    ['Name', 'Vintage', 'Price'],
    ['Barolo', 2019, 20],
  ])
const word = () =>
  docxOf([
    'Wines',
    {
      rows: [
        ['Name', 'Price'],
        ['Barolo', '20,00'],
      ],
    },
  ])
const sheetOf = (rows: string, more = '') =>
  strToU8(
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData>${more}</worksheet>`,
  )
const wordBody = (body: string) =>
  strToU8(
    `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  )
const sheet = 'xl/worksheets/sheet1.xml'
const body = 'word/document.xml'
const cell = (text: string) => `<c t="inlineStr"><is><t>${safe(text)}</t></is></c>`

/** Workbooks that ask for more than they are. */
export function hostileWorkbook(random: Random): Uint8Array {
  const count = random.between(1, 20)
  return random.oneOf([
    () => withParts(workbook(), { 'xl/media/image1.png': megabytes(15 * count, '\0') }),
    () =>
      withParts(workbook(), {
        'xl/sharedStrings.xml': megabytes(9 * count, '<si><t>aaaaaaa</t></si>'),
      }),
    () =>
      withParts(workbook(), {
        [sheet]: sheetOf(`<row r="1">${'<c><v>1</v></c>'.repeat(100_000 * count)}</row>`),
      }),
    () =>
      withParts(workbook(), {
        [sheet]: sheetOf(
          `<row r="${2 ** 31}"><c r="XFD1048576"><v>1</v></c></row><row r="1048576">${cell('A')}</row>`,
        ),
      }),
    () =>
      withParts(workbook(), {
        [sheet]: sheetOf(
          `<row r="1">${cell('Name')}</row>`,
          `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(1000 * count)}</mergeCells>`,
        ),
      }),
    () => withParts(workbook(), { [sheet]: sheetOf(`<row><c>${'<a>'.repeat(100_000 * count)}`) }),
    () =>
      withParts(workbook(), {
        [sheet]: sheetOf(`<row>${'<c t="s"><v>4294967295</v></c>'.repeat(50_000)}</row>`),
      }),
    () =>
      withParts(workbook(), {
        [sheet]: sheetOf(
          Array.from(
            { length: 200 },
            () => `<row>${cell(worstLine(random, 50_000))}${cell('20')}</row>`,
          ).join(''),
        ),
      }),
    () => withParts(workbook(), { 'xl/styles.xml': megabytes(4 * count, '<xf numFmtId="14"/>') }),
    () =>
      withParts(workbook(), {
        'xl/workbook.xml': megabytes(4 * count, '<sheet name="A" sheetId="1"/>'),
      }),
    () =>
      withParts(
        workbook(),
        Object.fromEntries(
          Array.from({ length: 400 * count }, (_, at) => [`xl/worksheets/s${at}.xml`, sheetOf('')]),
        ),
      ),
    () =>
      withParts(workbook(), {
        'xl/embeddings/inner.xlsx': withParts(workbook(), {
          'xl/media/a.png': megabytes(100, 'a'),
        }),
      }),
    () =>
      withParts(workbook(), {
        [sheet]: sheetOf(
          `<row>${['__proto__', 'constructor', 'Name'].map(cell).join('')}</row><row>${'<c><v>1e999</v></c>'.repeat(3)}</row>`,
        ),
      }),
    () => withParts(workbook(), { [sheet]: megabytes(9 * count, '<row') }),
  ])()
}

/** Word documents that ask for more than they are. */
export function hostileWord(random: Random): Uint8Array {
  const count = random.between(1, 20)
  const paragraph = (text: string) => `<w:p><w:r><w:t>${safe(text)}</w:t></w:r></w:p>`
  const depth = random.between(100, 100_000)
  return random.oneOf([
    () =>
      withParts(word(), {
        [body]: wordBody(
          `<w:tbl>${`<w:tr><w:tc>${paragraph('A')}</w:tc></w:tr>`.repeat(20_000 * count)}</w:tbl>`,
        ),
      }),
    () =>
      withParts(word(), {
        [body]: wordBody(
          '<w:tbl><w:tr><w:tc>'.repeat(depth) + '</w:tc></w:tr></w:tbl>'.repeat(depth),
        ),
      }),
    () => withParts(word(), { [body]: wordBody('<w:p>'.repeat(depth)) }),
    () =>
      withParts(word(), {
        [body]: wordBody(
          Array.from({ length: 100 }, () => paragraph(worstLine(random, 50_000))).join(''),
        ),
      }),
    () => withParts(word(), { [body]: wordBody(paragraph('a'.repeat(4_000_000 * count))) }),
    () =>
      withParts(word(), {
        [body]: wordBody(
          `<w:p ${Array.from({ length: 50_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`,
        ),
      }),
    () =>
      withParts(word(), { 'word/styles.xml': megabytes(4 * count, '<w:style w:styleId="a"/>') }),
    () => withParts(word(), { 'word/media/image1.png': megabytes(15 * count, '\0') }),
    () => withParts(word(), { 'word/numbering.xml': megabytes(4 * count, '<w:num/>') }),
    () => withParts(word(), { [body]: wordBody('&#65;'.repeat(1_000_000 * count)) }),
    // headings without end; few products, as storing thousands is the work of an honest list too
    () => docxOf([...Array(14_000).fill('France'), ...Array(40).fill('Barolo 12')]),
    () =>
      docxOf(
        ['A'],
        `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`,
      ),
    () =>
      withParts(
        word(),
        Object.fromEntries(
          Array.from({ length: 400 * count }, (_, at) => [`word/p${at}.xml`, strToU8('<a/>')]),
        ),
      ),
  ])()
}

/** Sizes, counts and places in the archive's own tables that are not true. */
export function lyingArchive(random: Random, archive: Uint8Array): Uint8Array {
  const bytes = Buffer.from(archive)
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const entry = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
  if (end < 0 || entry < 0) return bytes
  const field = random.oneOf([
    end + 8,
    end + 10,
    end + 12,
    end + 16,
    entry + 20,
    entry + 24,
    entry + 42,
  ])
  bytes.writeUInt16LE(random.oneOf([0, 1, 0xffff, 0x7fff]), field)
  return bytes
}
