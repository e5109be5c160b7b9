import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { salesFigures, salesMonths } from '#domain/orders/sales.ts'
import { recordedSalesEntrySchema } from '#domain/orders/sales-schema.ts'
import { loadTexts, startTexts } from '../../i18n/i18n.ts'
import { SalesForm } from './sales-form.tsx'
import { SalesPart } from './sales-part.tsx'

const launched_on = '2027-09-15'
const said = recordedSalesEntrySchema.parse({
  ...{ entry_id: 'ord_firstsales', currency: 'SEK', source: 'Monthly report' },
  months: [
    { month: '2027-09', units: 1, value_minor: 1_788_050 },
    { month: '2027-10', units: 90, value_minor: null },
  ],
  by: { side: 'desk', user_id: 'typed-sales', email: 'desk@example.com' },
  at: '2027-11-01T10:00:00Z',
})
const sales = {
  launched_on,
  months: salesMonths(launched_on),
  figures: salesFigures([said]),
  entries: [{ ...said, by: { side: 'desk' as const, email: null } }],
}

beforeAll(async () => {
  await startTexts('en')
  await loadTexts('timeline', 'common')
})

const shown = (of: typeof sales) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SalesPart
          version={3}
          today="2027-11-05"
          sales={of}
          record={() => Promise.reject(new Error('not asked'))}
          onRecorded={() => undefined}
          onFailed={() => undefined}
        />
        <SalesForm
          sales={of}
          today="2027-11-05"
          isBusy={false}
          onSave={() => undefined}
          onCancel={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('draws the first sales, lists every month, and says who recorded them', () => {
  const page = shown(sales)
  expect(page).toMatch(
    /aria-label="First six months of sales\. September 2027: 1 unit; October 2027: 90 units"/,
  )
  expect(page).toContain('Total: 91 units')
  // seven calendar months, of which three have begun
  expect(page.match(/<tr/g)).toHaveLength(8)
  expect(page.match(/<legend/g)).toHaveLength(3)
  expect(page).toContain('Recorded by Nordgate')
  expect(page).not.toContain('order.sales')
})

it('says that none are entered', () => {
  const page = shown({ ...sales, figures: [], entries: [] })
  expect(page).toContain('No sales are entered yet.')
  expect(page).not.toContain('<table')
})
