import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { listsFor } from '#domain/offers/field-lists.ts'
import { fieldValue, type NamesOf } from '#domain/offers/field-values.ts'
import type { SubmittedOffer } from '#domain/offers/submitted-offer.ts'
import type { Cell } from '#domain/portfolio/reading/sheet.ts'
import { readable } from '../platform/pdf/readable.ts'
import { decodeXlsx } from '../portfolio/reading/decode-xlsx.ts'
import { offerSheets } from './offer-sheets.ts'
import { hostileTexts } from './test/hostile-texts.ts'
import { madeOffers } from './test/made-offers.ts'

vi.setConfig({ testTimeout: 60_000 })
const [, red] = madeOffers()[0] ?? []
if (red === undefined) throw new Error('no offer')

const namesOf: NamesOf = ({ files }) => files.map(({ file_name }) => file_name)

/** The sheets as the reader of price lists reads them, whole and with their spaces. */
async function sheetsOf(bytes: Uint8Array): Promise<ReadonlyMap<string, readonly Cell[][]>> {
  const whole = { cellCharacters: 40_000, cleanCell: (text: string) => text, wordSpace: 0.9 }
  const decoded = await decodeXlsx(bytes, whole)
  if (decoded.kind !== 'sheets') throw new Error('no sheets')
  return new Map(
    decoded.sheets.map(({ name, rows }) => [name, rows.map(({ cells }) => [...cells])]),
  )
}
const written = async (offer: SubmittedOffer) => sheetsOf(await offerSheets(offer, namesOf))

/** As a row that was written is read: empty cells at its end are none. */
function asRead(row: readonly Cell[]): Cell[] {
  const last = row.findLastIndex((cell) => cell !== null && cell !== '')
  return row.slice(0, last + 1).map((cell) => (cell === '' ? null : cell))
}

describe('the spreadsheet of an offer, read again by the reader of price lists', () => {
  it.each(madeOffers())('gives back the values of %s', async (_, offer) => {
    const sheets = await written(offer)
    for (const { id, fields } of listsFor(offer.market)) {
      const [header, ...rows] = sheets.get(id) ?? []
      expect(header).toEqual([
        'Order',
        'Native term',
        'Field',
        'Value',
        'Source of the value',
        'Required',
      ])
      expect(rows.map(asRead)).toEqual(
        fields.map((field) => {
          const { value, source } = fieldValue(field, offer, namesOf)
          const required = field.required ? 'yes' : 'no'
          return asRead([field.order, field.native, field.label, value, source, required])
        }),
      )
    }
    expect(
      sheets
        .get('Requirements')
        ?.slice(1)
        .map(([text]) => text),
    ).toEqual(offer.requirements.map(({ text }) => text))
    expect(
      sheets
        .get('Documents')
        ?.slice(1)
        .map((row) => row.at(-1)),
    ).toEqual(offer.documents.flatMap(({ files }) => files.map(({ sha256 }) => sha256)))
  })

  it('has numbers where they are numbers, and codes as text', async () => {
    const sheets = await written(red)
    const [header = [], line = []] = sheets.get('Price lines') ?? []
    const cell = (name: string) => line[header.indexOf(name)]
    expect([cell('Size (ml)'), cell('Price'), cell('Currency'), cell('GTIN')]).toEqual([
      750,
      4.2,
      'EUR',
      '6291041500213',
    ])
    const fields = new Map(
      (sheets.get('SE-SB-OFFER') ?? []).map((row) => [String(row[2]), row[3]] as const),
    )
    expect([...fields.values()]).toEqual(expect.arrayContaining(['SE-2027/114', 13.5]))
  })

  it('holds hostile texts as plain text, whole or cut with a mark, and no formula', async () => {
    const long = 'a very long story '.repeat(2200)
    const texts = { ...hostileTexts, story: long }
    const [requirement] = red.requirements
    const [document] = red.documents
    if (requirement === undefined || document === undefined) throw new Error('no offer')
    const offer: SubmittedOffer = {
      ...red,
      requirements: Object.values(texts).map((text) => ({ ...requirement, text, offered: text })),
      documents: Object.values(hostileTexts).map((holder) => ({ ...document, holder })),
      sections: red.sections.map((section) => ({
        ...section,
        answers: section.answers.map((answer) =>
          answer.key === 'producer' ? { ...answer, text: hostileTexts.formula } : answer,
        ),
      })),
    }
    const bytes = await offerSheets(offer, namesOf)
    const parts = Object.entries(unzipSync(bytes))
    const pages = parts.filter(([name]) => name.startsWith('xl/worksheets/'))
    expect(pages.length).toBeGreaterThan(4)
    // a cell is a shared text or a number: none holds a formula, or a text in a place of its own
    for (const [, page] of pages) expect(strFromU8(page)).not.toMatch(/<f[ >/]|<c [^>]*\bt="(?!s")/)
    const sheets = await sheetsOf(bytes)
    const expected = Object.values(texts).map((text) => readable(text))
    const read = sheets.get('Requirements')?.slice(1) ?? []
    expect(read.slice(0, -1).map(([text, , , offered]) => [text, offered])).toEqual(
      expected.slice(0, -1).map((text) => [text, text]),
    )
    const story = String(read.at(-1)?.[0])
    expect(story).toHaveLength(32_767)
    expect(story).toMatch(/^a very long story .*\[cut: the whole text is in the PDF\]$/)
    expect(
      sheets
        .get('Documents')
        ?.slice(1)
        .map((row) => row[1]),
    ).toEqual(expect.arrayContaining(expected.slice(0, -1)))
    expect((sheets.get('SE-SB-OFFER') ?? []).map((row) => row[3])).toContain(hostileTexts.formula)
  })
})
