import { deflateSync } from 'node:zlib'
import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Reading } from '#domain/portfolio/read-product.ts'
import { archiveEntries } from './archive-entries.ts'
import {
  docxOf,
  endlessCell,
  endlessWord,
  pdfWithStream,
  sheetOfWords,
  sheetWithRows,
  streamedXlsx,
  xlsxOf,
  xlsxWithSheet,
} from './generated-files.ts'
import { readInWorker } from './read-in-worker.ts'
import { readPortfolio } from './read-portfolio.ts'

const seconds = 30_000
const rowsPart = 'xl/worksheets/sheet1.xml'
const wordsPart = 'xl/sharedStrings.xml'

async function problemOf(
  bytes: Uint8Array,
  name: string,
  read: (bytes: Uint8Array, name: string) => Promise<Reading> = readPortfolio,
) {
  const started = performance.now()
  const reading = await read(bytes, name)
  expect(performance.now() - started).toBeLessThan(seconds)
  expect(reading.total_products).toBe(0)
  return reading.problems.find(({ row }) => row === null)?.code
}

const ole = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(1024),
    ...streams.map((name) => Buffer.from(name, 'utf16le')),
    Buffer.alloc(512),
  ])

const executable = Buffer.concat([
  Buffer.from('MZ'),
  Buffer.alloc(58),
  Buffer.from([0x80, 0, 0, 0]),
  Buffer.alloc(64),
  Buffer.from('PE\0\0'),
  Buffer.alloc(4096, 0x90),
])
const linuxProgram = Buffer.concat([
  Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]),
  Buffer.alloc(2000, 1),
])
const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex')
const list = xlsxOf([
  ['Name', 'Vintage', 'Price'],
  ['Barolo', 2019, 20],
])

describe('a file that is not what its name says', () => {
  test.each([
    ['a Windows program', executable],
    ['a Linux program', linuxProgram],
    ['a picture', png],
    ['an archive of other things', zipSync({ 'run.exe': executable })],
  ])('%s is refused under every ending', async (_, bytes) => {
    for (const name of ['a.xlsx', 'a.xls', 'a.csv', 'a.pdf', 'a.docx', 'a.doc']) {
      expect(await problemOf(bytes, name), name).toBe('wrong_content')
    }
  })

  test('a workbook called PDF is refused, a workbook called CSV is read', async () => {
    expect(await problemOf(list, 'list.pdf')).toBe('wrong_content')
    expect((await readInWorker(list, 'list.csv')).total_products).toBe(1)
  })
})

describe('a file that cannot be opened', () => {
  test('nothing in it', async () => {
    expect(await problemOf(new Uint8Array(), 'a.csv')).toBe('empty_file')
    expect(await problemOf(strToU8(' \n\n'), 'a.csv')).toBe('empty_file')
    expect(await problemOf(xlsxOf([]), 'a.xlsx')).toBe('no_products_found')
  })

  test('a password on it', async () => {
    const locked = ole('EncryptionInfo', 'EncryptedPackage')
    for (const name of ['a.xlsx', 'a.xls', 'a.docx', 'a.doc']) {
      expect(await problemOf(locked, name), name).toBe('encrypted_file')
    }
  })

  test('cut off in the middle', async () => {
    const old = write(
      {
        SheetNames: ['a'],
        Sheets: {
          a: utils.aoa_to_sheet([
            ['Name', 'Price'],
            ['Barolo', 20],
          ]),
        },
      },
      { type: 'buffer', bookType: 'biff8' },
    ) as Buffer
    expect(await problemOf(list.subarray(0, list.length >> 1), 'a.xlsx')).toBe('broken_file')
    expect(await problemOf(old.subarray(0, old.length >> 1), 'a.xls')).toBe('broken_file')
    const pdf = pdfWithStream(strToU8('BT ET'), '')
    expect(await problemOf(pdf.subarray(0, 100), 'a.pdf')).toBe('broken_file')
    expect(await problemOf(docxOf(['Barolo']).subarray(0, 300), 'a.docx')).toBe('broken_file')
    expect(await problemOf(ole('WordDocument'), 'a.doc')).toBe('broken_file')
  })

  test('a PDF without text', async () => {
    expect(await problemOf(pdfWithStream(strToU8('0 0 100 100 re f'), ''), 'a.pdf')).toBe(
      'image_only_pdf',
    )
  })
})

describe('a file that grows when it is opened', () => {
  test('two million rows', async () => {
    const bytes = streamedXlsx(sheetWithRows(2_000_000))
    expect(bytes.length).toBeLessThan(60 * 1024 * 1024)
    expect(await problemOf(bytes, 'long.xlsx', readInWorker)).toBe('too_many_rows')
  }, 120_000)

  test('an archive that unpacks to 300 MB', async () => {
    const bytes = streamedXlsx(endlessCell(300))
    expect(bytes.length).toBeLessThan(10 * 1024 * 1024)
    expect(await problemOf(bytes, 'bomb.xlsx', readInWorker)).toBe('too_large_unpacked')
  }, 120_000)

  const claiming = (bytes: Uint8Array, claim: number, packed?: number, part = rowsPart) => {
    const lying = Buffer.from(bytes)
    const name = lying.lastIndexOf(part)
    // before the name of an entry in the directory
    lying.writeUInt32LE(claim, name - 22)
    if (packed !== undefined) lying.writeUInt32LE(packed, name - 26)
    return lying
  }

  test('rows that unpack to more than their archive claims', async () => {
    const bomb = streamedXlsx(endlessCell(300))
    for (const claim of [0, 1, 5000, 0xffffffff])
      expect(await problemOf(claiming(bomb, claim), 'bomb.xlsx', readInWorker), `${claim}`).toBe(
        'too_large_unpacked',
      )
    const most = claiming(bomb, 0xfffffffe)
    expect(await problemOf(most, 'bomb.xlsx', readInWorker)).toBe('too_large_unpacked')
    // sizes that stand behind the data alone
    const unsized = claiming(bomb, 0, 0)
    expect(['broken_file', 'too_large_unpacked']).toContain(
      await problemOf(unsized, 'bomb.xlsx', readInWorker),
    )
    const modest = claiming(streamedXlsx(sheetWithRows(20)), 100)
    // its limits are kept, and the second reader asks for no sizes
    expect((await readInWorker(modest, 'list.xlsx')).total_products).toBe(19)
  }, 240_000)

  test('words that unpack to more than their archive claims', async () => {
    const listOf = (megabytes: number) =>
      streamedXlsx(sheetOfWords, endlessWord(['Name', 'Price', 'Barolo'], megabytes))
    expect((await readInWorker(listOf(1), 'list.xlsx')).products[0]?.name).toBe('Barolo')
    const bomb = listOf(300)
    for (const claim of [0, 1, 5000, 0xfffffffe, 0xffffffff])
      expect(
        await problemOf(claiming(bomb, claim, undefined, wordsPart), 'bomb.xlsx', readInWorker),
        `${claim}`,
      ).toBe('too_large_unpacked')
    const unsized = claiming(bomb, 0, 0, wordsPart)
    expect(['broken_file', 'too_large_unpacked']).toContain(
      await problemOf(unsized, 'bomb.xlsx', readInWorker),
    )
  }, 240_000)

  test('a page that unpacks to 500 MB, once and twice packed', async () => {
    const once = deflateSync(Buffer.alloc(500 * 1024 * 1024, 'BT ET '))
    const bomb = pdfWithStream(once, '/Filter/FlateDecode')
    expect(await problemOf(bomb, 'bomb.pdf', readInWorker)).toBe('too_large_unpacked')
    const twice = pdfWithStream(deflateSync(once), '/Filter[/FlateDecode/FlateDecode]')
    expect(await problemOf(twice, 'bomb.pdf', readInWorker)).toBe('too_large_unpacked')
  }, 120_000)

  test('entities that multiply', async () => {
    const lol = `<!DOCTYPE x [<!ENTITY a "${'lol'.repeat(20)}">${[...'bcdefghij'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]>`
    expect(await problemOf(docxOf(['Barolo'], lol), 'a.docx', readInWorker)).toBe('broken_file')
    const sheet = `<?xml version="1.0"?>${lol}<worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>&j;</t></is></c></row></sheetData></worksheet>`
    expect(await problemOf(xlsxWithSheet(sheet), 'a.xlsx', readInWorker)).toBe('broken_file')
  })

  test('elements nested a million deep', async () => {
    const deep = `<worksheet><sheetData>${'<row>'.repeat(90_000)}${'<c>'.repeat(1_000_000)}</sheetData></worksheet>`
    const code = await problemOf(xlsxWithSheet(deep), 'deep.xlsx', readInWorker)
    expect(['broken_file', 'no_products_found', 'too_large_unpacked']).toContain(code)
  }, 60_000)

  test('one line of ten megabytes, and a quote that never closes', async () => {
    const line = strToU8('name,price\n'.padEnd(10 * 1024 * 1024, 'a'))
    expect(await problemOf(line, 'a.csv', readInWorker)).toBe('no_products_found')
    const commas = strToU8('name,price\n'.padEnd(10 * 1024 * 1024, ','))
    expect(await problemOf(commas, 'a.csv', readInWorker)).toMatch(
      /no_products_found|too_many_rows/,
    )
    const open = strToU8('name,price\n"'.padEnd(10 * 1024 * 1024, 'a\n'))
    const reading = await readInWorker(open, 'a.csv')
    expect(reading.total_products).toBeLessThanOrEqual(1)
  }, 60_000)
})

describe('a file that kept the readers busy before, read without a guard', () => {
  const atOnce = 60_000

  test(
    'a line of vintages with strokes',
    async () => {
      const line = `Barolo 12${' / 2016'.repeat(40)} !`
      const lines = docxOf([line, 'Barolo 12 (75cl) / 7 calice', line])
      expect((await readPortfolio(lines, 'a.docx')).products).toMatchObject([
        { name: 'Barolo', price_amount: 12, volume_ml: 750 },
      ])
    },
    atOnce,
  )

  test(
    'lines of tabs, spaces, dots and brackets',
    async () => {
      const long = ['\t', ' \u00a0', '. ', '(a', ', ', ' - '].map((piece) => piece.repeat(20_000))
      expect(await problemOf(docxOf(long), 'a.docx')).toBe('no_products_found')
      const cells = ['Name;Price', ...long.map((text) => `"Barolo ${text}";12`)].join('\n')
      expect((await readPortfolio(strToU8(cells), 'a.csv')).products.length).toBeLessThanOrEqual(6)
    },
    atOnce,
  )

  test(
    'a small Word document of a million elements',
    async () => {
      const bytes = docxOf([{ rows: Array(25_000).fill(['Barolo', '2019', '20,00', 'x']) }])
      expect(bytes.length).toBeLessThan(150_000)
      expect(await problemOf(bytes, 'a.docx')).toBe('too_large_unpacked')
    },
    atOnce,
  )

  test(
    'a PDF that names its filter elsewhere, or in other letters, or packs twice',
    async () => {
      const once = deflateSync(Buffer.alloc(110 * 1024 * 1024, 'BT ET '))
      for (const filter of ['/Filter 6 0 R', '/Filter/Fl#61teDecode', '/Filter [ 6 0 R ]']) {
        const code = await problemOf(pdfWithStream(once, filter), 'a.pdf')
        expect(code, filter).toBe('too_large_unpacked')
      }
      const twice = pdfWithStream(deflateSync(once), '/Filter 6 0 R')
      expect(await problemOf(twice, 'a.pdf')).toBe('too_large_unpacked')
    },
    atOnce,
  )

  test('an archive whose end does not say where its directory is, or how many entries it has', async () => {
    const few = Buffer.from(list)
    // the number of entries, on this disk and in all
    few.writeUInt16LE(1, few.length - 14)
    few.writeUInt16LE(1, few.length - 12)
    expect(archiveEntries(few, 5000)).toHaveLength(5)
    const moved = Buffer.concat([Buffer.alloc(100), list])
    expect(['broken_file', 'wrong_content']).toContain(await problemOf(moved, 'a.xlsx'))
  })
})

test('time and memory of the reader are limited', async () => {
  const wide = streamedXlsx(sheetWithRows(90_000))
  const hurried = await readInWorker(wide, 'a.xlsx', { milliseconds: 50, megabytes: 400 })
  expect(hurried.problems[0]?.code).toBe('took_too_long')
  const cramped = await readInWorker(wide, 'a.xlsx', { milliseconds: 25_000, megabytes: 20 })
  expect(cramped.problems[0]?.code).toBe('too_large_unpacked')
}, 60_000)
