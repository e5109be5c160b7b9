import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { productIdSchema, tenderIdSchema } from '#domain/shared/ids.ts'
import { locales } from '#domain/shared/locale.ts'
import { loadTexts, startTexts } from '../../i18n/i18n.ts'
import type { StockedProduct } from '../../lib/products/use-stock.ts'
import { StockTable } from './stock-table.tsx'

const product: StockedProduct = {
  product_id: productIdSchema.parse('prd_00000000'),
  name: 'Test Furmint',
  vintage: 2024,
  available: 900,
  known_on: '2027-01-10',
  is_counted: true,
  promised: 600,
  drafted: 500,
  applications: [
    {
      tender: {
        tender_id: tenderIdSchema.parse(7),
        market: 'SE',
        reference: 'TND-7',
        title: 'White wine',
        titles: null,
        sample: null,
      },
      status: 'DRAFT',
      units: 500,
    },
  ],
}

async function wordsOf(change: Partial<StockedProduct> = {}, language: 'en' | 'it' = 'en') {
  await startTexts(language)
  await loadTexts('portfolio', 'vocabulary')
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <StockTable products={[{ ...product, ...change }]} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

describe('the stock', () => {
  it('says what there is and since when, what is promised where, and what is free', async () => {
    const words = await wordsOf()
    expect(words).toContain('counted on 10 Jan 2027')
    expect(words).toContain('href="/tender-application/7"')
    expect(words).toContain('href="/products/prd_00000000"')
    expect(words).toMatch(/>300</)
    expect(words).toContain('200 too few with the drafts')
  })

  it('says how many are promised too much, whatever the drafts', async () => {
    expect(await wordsOf({ available: 450 })).toContain('150 too few<')
    expect(await wordsOf({ available: 2000 })).toContain('Enough')
  })

  it('claims nothing of a product whose stock nobody stated', async () => {
    const words = await wordsOf({ available: null, is_counted: false })
    expect(words).toContain('Stock not stated')
    expect(words).not.toContain('too few')
  })

  it.each(locales)('has its words in %s', async (language) => {
    expect(await wordsOf({ available: 450 }, language as 'en')).not.toMatch(/stock\.\w/)
  })
})
