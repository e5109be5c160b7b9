// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ImportRow, ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import { englishPage, renderAt } from '../../../ui/test/render-in-english.tsx'
import { ValueOrigin } from './value-origin.tsx'

englishPage()

const facts = { ...noFacts, name: 'La Vanidosa', region: 'Rioja', volume_ml: 750 }
const row: ImportRow = {
  sheet: 0,
  row: 3,
  page: null,
  place: null,
  lines: [],
  cells: ['La Vanidosa', '6x75cl'],
  product: null,
  is_out: false,
  change: 'added',
  before: {},
  doubts: [],
  evidence: { volume_ml: { confidence: 0.9, column: 1, from: 'cell' } },
  problem: null,
  can_take_in: false,
}
const table: ImportTable = {
  sheet: 0,
  name: '',
  heading: 'wine|size',
  first_column: 0,
  is_turned: false,
  columns: [
    { index: 0, header: 'Wine', role: 'name' },
    { index: 1, header: 'Size', role: 'volume' },
  ],
}
const shown = async (over: Partial<ImportRow>, field: 'volume_ml' | 'region' = 'volume_ml') => {
  const { container } = renderAt(
    '/',
    <ValueOrigin
      row={{ ...row, ...over }}
      facts={facts}
      field={field}
      tables={[table]}
      pageSize={{ width: 600, height: 800 }}
      isEmpty={false}
    />,
  )
  // the words of the page are loaded first
  await screen.findByText(/Row 3/)
  return container
}
const marks = (container: Element) =>
  [...container.querySelectorAll('mark')].map(({ textContent }) => textContent)

it('marks in the cell the words that were read, or all of it where they say it in other words', async () => {
  expect(marks(await shown({}))).toEqual(['75cl'])
  cleanup()
  expect(marks(await shown({ cells: ['La Vanidosa', 'a bottle'] }))).toEqual(['a bottle'])
  expect(screen.queryByRole('img')).toBeNull()
})

it('draws where on its page an entry of a document stands, and marks the words in its lines', async () => {
  const onPage = {
    page: 2,
    place: { x: 100, y: 600, width: 300, height: 40 },
    cells: ['LA VANIDOSA', '21€'],
    lines: [['LA VANIDOSA', '21€'], ['D.O.Ca. Rioja · Tempranillo']],
    evidence: { region: { confidence: 0.8, column: null, from: 'cell' } },
  }
  const container = await shown(onPage, 'region')
  expect(marks(container)).toEqual(['Rioja'])
  const drawing = screen.getByRole('img', { name: /Page 2 in outline/ })
  expect(drawing.getAttribute('viewBox')).toBe('0 0 600 800')
  const [, spot] = drawing.querySelectorAll('rect')
  const at = ['x', 'y', 'width', 'height'].map((name) => Number(spot?.getAttribute(name)))
  // from the top of the page
  expect(at).toEqual([100, 160, 300, 40])
})

it('marks nothing in the row of a value that a heading says', async () => {
  const inHeading = { evidence: { region: { confidence: 0.8, column: null, from: 'heading' } } }
  expect(marks(await shown({ ...inHeading, cells: ['Rioja', ''] }, 'region'))).toEqual([])
})
