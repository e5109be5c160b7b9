import { PDFiumLibrary } from '@hyzyla/pdfium'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SubmittedOffer } from '#domain/offers/submitted-offer.ts'
import { offerPdf } from './offer-pdf.ts'
import { hostileTexts } from './test/hostile-texts.ts'
import { madeOffers } from './test/made-offers.ts'
import { type ReadPdf, readPdf, rolesIn, strayText, textOf } from './test/read-pdf.ts'

const offers = new Map(madeOffers())
const made = (name: string): SubmittedOffer => {
  const offer = offers.get(name)
  if (offer === undefined) throw new Error(name)
  return offer
}
const red = made('red wine to Systembolaget')
const pdfOf = (offer: SubmittedOffer) =>
  offerPdf(offer, ({ files }) => files.map((file) => file.file_name))
const flat = (text: string) => text.replace(/\s+/g, '')

/** Chromium's reader, which knows nothing of pdf.js. */
async function readByPdfium(bytes: Uint8Array) {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  try {
    return [...document.pages()].map((page) => page.getText())
  } finally {
    document.destroy()
    library.destroy()
  }
}

describe('the PDF of an offer', () => {
  let bytes: Uint8Array
  let pdf: ReadPdf
  beforeAll(async () => {
    bytes = await pdfOf(red)
    pdf = await readPdf(bytes)
  }, 60_000)

  it('says what it is: PDF/UA, tagged, in English, with a title that is shown', () => {
    const raw = Buffer.from(bytes).toString('latin1')
    expect(raw.startsWith('%PDF-1.7')).toBe(true)
    expect(pdf.markInfo).toMatchObject({ Marked: true })
    expect(pdf.info).toMatchObject({
      Language: 'en',
      Title: 'Offer to Systembolaget, SE-2027/114: Domaine du Test Rouge',
    })
    expect(raw).toContain('/DisplayDocTitle true')
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(raw).toMatch(/<dc:title>[\s\S]*Offer to Systembolaget/)
  })

  it('has every text in the structure, or marked as decoration', () => {
    expect(pdf.pages.length).toBeGreaterThan(2)
    expect(pdf.pages.flatMap(strayText)).toEqual([])
    for (const { view } of pdf.pages) expect(view.map(Math.round)).toEqual([0, 0, 595, 842])
  })

  it('has one title, headings, and tables whose columns have header cells', () => {
    const roles = pdf.pages.flatMap(({ structure }) => rolesIn(structure))
    const count = (role: string) => roles.filter((one) => one === role).length
    expect(count('H1')).toBe(1)
    expect(count('H2')).toBeGreaterThan(6)
    expect(new Set(roles)).toEqual(
      new Set(['Root', 'Document', 'H1', 'H2', 'P', 'Table', 'THead', 'TBody', 'TR', 'TH', 'TD']),
    )
    const raw = Buffer.from(bytes).toString('latin1')
    const headers = raw.match(/\/S \/TH\n/g)?.length
    expect(headers).toBeGreaterThan(20)
    expect(raw.match(/\/Scope \/(Column|Row)/g)).toHaveLength(headers ?? 0)
    // a row has a cell for each column, an empty one too
    const first = tables(pdf)[0]
    expect(first?.every((cells) => cells === 2)).toBe(true)
  })

  it('embeds every font', () => {
    const raw = Buffer.from(bytes).toString('latin1')
    expect(raw.match(/\/Type \/FontDescriptor/g)).toHaveLength(
      raw.match(/\/FontFile2 \d+/g)?.length ?? 0,
    )
    expect(raw).not.toContain('Helvetica')
  })

  it('prints answers, requirements with proof, prices, waivers and what no lawyer reviewed', async () => {
    for (const text of [textOf(pdf), (await readByPdfium(bytes)).join('\n')]) {
      const read = flat(text)
      for (const wanted of [
        'Offertforfragan nr',
        'Domaine du Test Rouge',
        '4.20 EUR per unit, EXW Lyon, 750 ml',
        'Preferably farmed without herbicides',
        'A lighter bottle comes in May.',
        'not reviewed by a lawyer',
        '2027-01-15 22:45:30 UTC (2027-01-15 23:45:30 in Stockholm)',
      ])
        expect(read).toContain(flat(wanted))
    }
  }, 60_000)

  it('of a draft says so on every page, of a submitted offer nowhere', async () => {
    const draft = await readPdf(await pdfOf({ ...red, state: 'draft' }))
    for (const { items } of draft.pages)
      expect(items.filter(({ str }) => str?.includes('DRAFT'))).toHaveLength(1)
    expect(draft.info.Title).toMatch(/^Draft of an offer/)
    expect(textOf(pdf)).not.toMatch(/draft/i)
  })
})

describe('hostile texts in the PDF', () => {
  const hostile: SubmittedOffer = {
    ...red,
    tender: { ...red.tender, title: `<&> ${hostileTexts.emoji}` },
    sections: [
      {
        key: 'product',
        title: 'Product',
        answers: Object.entries(hostileTexts).map(([key, text]) => ({
          key,
          label: key,
          type: 'long_text' as const,
          unit: null,
          value: text,
          text,
        })),
      },
    ],
  }
  let read: ReadPdf
  let bytes: Uint8Array
  beforeAll(async () => {
    bytes = await pdfOf(hostile)
    read = await readPdf(bytes)
  }, 60_000)

  it('keep the structure, over as many pages as they need', async () => {
    expect(read.pages.flatMap(strayText)).toEqual([])
    expect((await readByPdfium(bytes)).length).toBe(read.pages.length)
  }, 60_000)

  it.each([
    ['cyrillic', hostileTexts.cyrillic],
    ['greek', hostileTexts.greek],
    ['georgian', hostileTexts.georgian],
    ['formula', hostileTexts.formula],
    ['markup', hostileTexts.markup],
    ['word', hostileTexts.word],
    ['long', hostileTexts.long],
    ['reversed', 'price 00.1 EUR only'],
    ['controls', 'line\uFFFDone\uFFFD\uFFFD[31m tab line two three'],
    ['chinese', '[PuTaoJiu] 2024'],
  ])('%s', (_, shown) => {
    // what stands at the edges of two pages comes between
    const own = flat(textOf(read)).replace(
      /Offer\u00b7Systembolaget[^\u00b7]*\u00b7[^\u00b7]*\u00b7page\dof\dQuestionAnswer/g,
      '',
    )
    expect(own).toContain(flat(shown))
  })

  it('of the right-to-left scripts are shaped in the order in which they are seen, and said in that of reading', () => {
    const raw = Buffer.from(bytes).toString('latin1')
    const said = (text: string) =>
      `/ActualText <feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
    const asHex = (text: string) =>
      `/ActualText (${Buffer.from(`\ufeff${text}`, 'utf16le')
        .swap16()
        .toString('latin1')
        .replace(/[\n\r\t\b\f()\\]/g, '\\$&')})`
    const isSaid = (text: string) =>
      raw.toLowerCase().includes(said(text).toLowerCase()) || raw.includes(asHex(text))
    expect(isSaid(hostileTexts.hebrew)).toBe(true)
    expect(isSaid(hostileTexts.arabic)).toBe(true)
    expect(isSaid(hostileTexts.chinese)).toBe(true)
  })
})

/** The number of cells in each row of each table. */
function tables({ pages }: ReadPdf): number[][] {
  const rowsOf = (node: { role?: string; children?: readonly unknown[] }): number[] => {
    const children = (node.children ?? []) as { role?: string; children?: readonly unknown[] }[]
    return node.role === 'TR' ? [children.length] : children.flatMap(rowsOf)
  }
  const find = (node: { role?: string; children?: readonly unknown[] }): number[][] => {
    const children = (node.children ?? []) as { role?: string; children?: readonly unknown[] }[]
    return node.role === 'Table' ? [rowsOf(node)] : children.flatMap(find)
  }
  return pages.flatMap(({ structure }) => (structure === null ? [] : find(structure)))
}
