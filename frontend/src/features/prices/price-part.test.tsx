import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Application, FormData } from '#domain/applications/application.ts'
import { checkOffer } from '#domain/applications/check-offer.ts'
import { formForTender } from '#domain/applications/form-for-tender.ts'
import type { RuleSet } from '#domain/compliance/rule.ts'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import type { ImporterPart } from '#domain/prices/importer-part.ts'
import { locales } from '#domain/shared/locale.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { publishedTender } from '../../../../functions/platform/test/builders.ts'
import { loadTexts, startTexts } from '../../i18n/i18n.ts'
import { PricePart } from './price-part.tsx'

beforeAll(async () => {
  await startTexts('en')
  await loadTexts('prices', 'applications', 'vocabulary', 'matching')
})

const noRules: RuleSet = { version: 'test', rules: [] }
const importer_part: ImporterPart = {
  litres: 0.75,
  figures: { freight: 0, importer_margin_percent: 0 },
}
const limit = (max: number, per_volume_ml: number, currency = 'NOK') => ({
  basis: 'retail' as const,
  currency,
  min: null,
  max,
  per_volume_ml,
  text: `<${max}`,
})

const tenderOf = (more: Partial<PublishedTender>): PublishedTender =>
  publishedTender({
    market: 'NO',
    offer_deadline: '2026-03-01',
    sample_deadline: null,
    launch_date: '2026-06-01',
    container_volume_ml: 750,
    ...more,
  })

/** The words of the part for an offer of a 13 % wine of 0.75 l. */
function wordsOf(
  tender: PublishedTender,
  answers: FormData['answers'],
  more: { importer_part?: ImporterPart | null; readOnly?: boolean } & Partial<FormData> = {},
) {
  const { importer_part: remembered = importer_part, readOnly = false, ...rest } = more
  const form = formForTender({
    tender,
    tender_version: 1,
    criteria: readCriteria(tender),
    company: null,
    product: {
      ...noFacts,
      name: 'Test wine',
      categories: ['red_wine'],
      volume_ml: 750,
      alcohol_tenths: 130,
    },
    results: [],
    importer_part: remembered,
  })
  const offer = { price_currency: 'NOK', price_per: 'unit', incoterm: 'EXW', ...answers }
  const data: FormData = { product_id: null, answers: offer, ...rest }
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PricePart
          application={{} as Application}
          tender={{} as TenderSummary}
          form={form}
          data={data}
          check={checkOffer(form, data, '2026-01-10', noRules)}
          onChange={() => {}}
          readOnly={readOnly}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
    .replace(/<option.*?<\/option>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
}

describe('the price of an offer', () => {
  const tender = tenderOf({ price: [limit(200, 750)] })

  // Vinmonopolet's own example: 80.67 becomes 199.90, and 80.73 199.99
  it('meets the limit in the ladder, with the highest price that keeps it', () => {
    const words = wordsOf(tender, { price: '80.67' })
    expect(words).toContain('Limit below NOK 200.00 on the shelf')
    expect(words).toContain('Kept')
    expect(words).toContain('Highest price within the limit: NOK 80.73. It becomes NOK 199.99')
    expect(words).toContain('Offer at NOK 80.73')
    expect(words).toMatch(/Price on the shelf NOK 199.90/)
    expect(words).toContain('Remembered for Norway')
    expect(words).toContain('second-hand NOK 5.41 per % vol')
  })

  it('says by how much it is too high, and what it becomes', () => {
    const words = wordsOf(tender, { price: '100' })
    expect(words).toMatch(/NOK [\d.]+ too high/)
    expect(words).toMatch(/more ex works adds NOK 0\.01/)
  })

  it('says in which currency it binds, by which rate of which day', () => {
    const words = wordsOf(tender, { price: '6.50', price_currency: 'EUR' })
    expect(words).toContain('is binding in EUR')
    expect(words).toContain('NOK 11.8345 for one euro')
    expect(words).toMatch(/30 Jun 2025/)
    expect(words).toContain('Offer at €6.8')
    expect(wordsOf(tender, { price: '80' })).toContain('Your offer is binding in NOK.')
  })

  it('names what is missing, and says neither kept nor too high', () => {
    const words = wordsOf(tender, { price: '80' }, { importer_part: null })
    expect(words).toContain('Not known')
    expect(words).toContain('Freight per pack')
    expect(words).not.toContain('Offer at')
    expect(wordsOf(tender, {})).toContain('The price ladder still needs: Price.')
    const unsaid = wordsOf(tender, { price: '80', price_per: '' })
    expect(unsaid).toContain('The price ladder still needs: The price is.')
  })

  it('offers the ladder of the last known year where the launch has none', () => {
    const next = tenderOf({ price: [limit(200, 750)], launch_date: '2027-06-01' })
    const words = wordsOf(next, { price: '80' })
    expect(words).toContain('the last one we know applied until 31 December 2026')
    expect(words).toContain('Not known')
  })

  it('has a line for each size that is launched', () => {
    const sizes = tenderOf({
      price: [limit(180, 750), limit(700, 3000)],
      requirements: ['Simultaneous launch of 75 cl and 300 cl BiB'],
    })
    const words = wordsOf(sizes, { price: '60' }, {
      price_lines: [{ volume_ml: 3000, price: '100' }],
    } as never)
    expect(words).toContain('below NOK 180.00 on the shelf')
    expect(words).toContain('below NOK 700.00 on the shelf')
    expect(words).toContain('GTIN of one unit')
  })

  it('shows each ranked segment with its own highest price', () => {
    const segments = tenderOf({
      price: [limit(200, 750), { ...limit(350, 750), min: 300, text: '300 - <350' }],
    })
    const words = wordsOf(segments, { price: '110' })
    expect(words).toContain('Segment 1 below NOK 200.00')
    expect(words).toContain('Segment 2 from NOK 300.00 below NOK 350.00')
    expect(words.match(/Highest price within the limit/g)).toHaveLength(2)
  })

  it('cannot be changed once it is submitted', () => {
    expect(wordsOf(tender, { price: '60' }, { readOnly: true })).not.toContain('Offer at')
  })

  it.each(locales)('has all its words in %s', async (language) => {
    await startTexts(language)
    await loadTexts('prices', 'applications', 'vocabulary', 'matching')
    for (const price of ['60', '100', '']) {
      const words = wordsOf(tender, { price, price_currency: 'EUR' })
      expect(words).not.toMatch(/\b(offer|basis|limit|problem|field|choice|importer)\.\w/)
    }
  })
})
