import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userId } from '../platform/test/builders.ts'
import { drawPdf } from './made-lists/write-pdf.ts'
import { type ImportDesk, startImportDesk } from './test/import-desk.ts'
import { workOnFile } from './work-on-file.ts'

const wines = [
  ['Barolo Cannubi Riserva', '€ 42,00'],
  ['Barbera Superiore Vigna Alta', '€ 18,00'],
  ['Soave Classico Monte Alto', '€ 14,00'],
  ['Amarone della Valpolicella', '€ 55,00'],
  ['Chianti Classico Gran Selezione', '€ 31,00'],
  ['Vermentino di Gallura', '€ 16,00'],
] as const
const below = 'Cantina Rossi, Italia'

/** A list without a table: each wine has its price beside it and a second line below. */
const listAsPdf = () =>
  drawPdf(
    'it',
    'portrait',
    () => null,
    ({ pdf }) => {
      pdf.fontSize(18).text('Vini', 60, 60, { lineBreak: false })
      for (const [at, [name, price]] of wines.entries()) {
        const y = 120 + at * 40
        pdf.fontSize(11)
        pdf.text(name, 60, y, { lineBreak: false })
        pdf.text(price, 480, y, { lineBreak: false })
        pdf.text(below, 60, y + 14, { lineBreak: false })
      }
    },
  )

describe('an entry of a document', () => {
  let desk: ImportDesk
  beforeAll(async () => {
    desk = await startImportDesk()
  })
  afterAll(() => desk.cloud.stop())

  it('says where on the page it stands, with the words of all its lines', async () => {
    const user_id = userId('on-a-page')
    const { upload_id } = await desk.put(user_id, await listAsPdf(), 'list.pdf')
    await workOnFile(desk.deps, { kind: 'read', user_id, upload_id })
    const { rows, page_size } = await desk.rows(user_id, upload_id)
    expect(rows).toHaveLength(wines.length)
    for (const [at, { page, place, lines }] of rows.entries()) {
      expect([page, lines]).toEqual([1, [[...(wines[at] ?? [])], [below]]])
      // from the name to the price, and down to the second line
      expect(place?.x).toBe(60)
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(500)
      expect(place?.height).toBeGreaterThan(22)
      expect(place?.height).toBeLessThan(40)
    }
    const heights = rows.map(({ place }) => place?.y ?? 0)
    expect(heights).toEqual(heights.toSorted((a, b) => b - a))
    expect(page_size?.width).toBeGreaterThan(560)
    expect(page_size?.height).toBeGreaterThan(heights[0] ?? 0)
  })

  it('has no place on a page in a sheet', async () => {
    const user_id = userId('in-a-sheet')
    const text = 'Name;Country;Price EUR\nBarolo Cannubi;Italy;42,00\nLes Côtes;France;18,00\n'
    const { rows, page_size } = await desk.rows(user_id, await desk.upload(user_id, text))
    expect(rows.map(({ place, lines }) => [place, lines])).toEqual([
      [null, []],
      [null, []],
    ])
    expect(page_size).toBeNull()
  })
})
