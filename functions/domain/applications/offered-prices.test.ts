import { describe, expect, it } from 'vitest'
import { publishedTender } from '../../platform/test/builders.ts'
import { noFacts } from '../portfolio/no-facts.ts'
import type { ProductFacts } from '../portfolio/product.ts'
import type { ImporterPart } from '../prices/importer-part.ts'
import { highestExWorks, ladderOfPrice } from '../prices/price-line.ts'
import type { PublishedTender } from '../tenders/published-tender.ts'
import { readCriteria } from '../tenders/read-criteria/read-criteria.ts'
import { type FormData, formDataSchema } from './application.ts'
import { checkApplication } from './check-application.ts'
import { formForTender } from './form-for-tender.ts'

const wine: ProductFacts = {
  ...noFacts,
  name: 'Test Sémillon',
  categories: ['white_wine'],
  volume_ml: 750,
  alcohol_tenths: 130,
  container: 'glass_bottle',
}
const limit = (max: number, per_volume_ml: number, more = {}) => ({
  basis: 'retail' as const,
  currency: 'NOK',
  min: null,
  max,
  per_volume_ml,
  text: `<${max}`,
  ...more,
})
const norwegian = (more: Partial<PublishedTender>): PublishedTender =>
  publishedTender({
    market: 'NO',
    monopoly: 'vinmonopolet',
    offer_deadline: '2026-03-01',
    launch_date: '2026-06-01',
    launch_month: '2026-06',
    container_volume_ml: 750,
    ...more,
  } as never)
const noImporter: ImporterPart = {
  litres: 0.75,
  figures: { freight: 0, importer_margin_percent: 0 },
}

function pricesOf(
  tender: PublishedTender,
  answers: FormData['answers'],
  {
    facts = wine,
    importer_part = null,
    ...data
  }: Pick<FormData, 'price_lines' | 'price_figures'> & {
    readonly facts?: ProductFacts
    readonly importer_part?: ImporterPart | null
  } = {},
) {
  const form = formForTender({
    tender,
    tender_version: 1,
    criteria: readCriteria(tender),
    company: null,
    product: facts,
    results: [],
    importer_part,
  })
  const offer = { price_currency: 'NOK', price_per: 'unit', incoterm: 'EXW', ...answers }
  const check = checkApplication(form, { ...data, product_id: null, answers: offer }, '2026-01-10')
  const result = check.results.find(({ kind }) => kind === 'price')
  return { ...check, result }
}

describe('the price of an offer against the limit on the shelf', () => {
  const tender = norwegian({ price: [limit(200, 750)] })

  it('is unknown, and says which figures are missing, without the importer\u2019s part', () => {
    const { result, prices } = pricesOf(tender, { price: '80' })
    expect(result?.status).toBe('unknown')
    expect(prices[0]?.missing.map(({ key }) => key)).toEqual(['freight', 'importer_margin_percent'])
  })

  // Vinmonopolet's own example: 80.67 becomes 199.90
  it.each([
    ['80.67', 'met'],
    ['80,75', 'near'],
    ['300', 'not_met'],
  ])('with the remembered part: NOK %s is %s', (price, status) => {
    const { result } = pricesOf(tender, { price }, { importer_part: noImporter })
    expect(result?.status).toBe(status)
  })

  it('takes the figures of the offer before the remembered ones', () => {
    const price_figures = { litres: 0.75, figures: { freight: 0, importer_margin_percent: 30 } }
    const own = pricesOf(tender, { price: '80.67' }, { importer_part: noImporter, price_figures })
    expect(own.result?.status).not.toBe('met')
  })

  it('is unknown of a price on another term until the freight that remains is said', () => {
    const fca = { price: '80.67', incoterm: 'FCA' }
    const margin = { litres: 0.75, figures: { importer_margin_percent: 0 } }
    const open = pricesOf(tender, fca, { importer_part: margin })
    expect(open.result?.status).toBe('unknown')
    expect(open.prices[0]?.missing).toEqual([{ key: 'freight', reason: 'not_published' }])
    expect(pricesOf(tender, fca, { importer_part: noImporter }).result?.status).toBe('met')
  })

  it('does not take our estimate of the freight for a price that is not ex works', () => {
    const swedish = publishedTender({
      price: [{ ...limit(150, 750), currency: 'SEK' }],
      launch_date: '2027-03-01',
    } as never)
    const sek = { price: '33.44', price_currency: 'SEK' }
    expect(pricesOf(swedish, sek).result?.status).toBe('met')
    const fca = pricesOf(swedish, { ...sek, incoterm: 'FCA' })
    expect(fca.result?.status).toBe('unknown')
    expect(fca.prices[0]?.missing).toEqual([{ key: 'freight', reason: 'not_published' }])
  })

  it('takes no figure of the producer for a mark-up that the monopoly publishes', () => {
    const swedish = (volume_ml: number) =>
      publishedTender({
        price: [{ ...limit(100, volume_ml), currency: 'SEK' }],
        launch_date: '2027-03-01',
      } as never)
    const shelfOf = (
      volume_ml: number,
      figures: NonNullable<FormData['price_figures']>['figures'],
    ) => {
      const sek = { price: '20', price_currency: 'SEK' }
      const price_figures = { litres: volume_ml / 1000, figures }
      const facts = { ...wine, volume_ml }
      const [price] = pricesOf(swedish(volume_ml), sek, { facts, price_figures }).prices
      if (price?.pack == null) throw new Error('no price')
      return ladderOfPrice(price.pack, price.minor ?? 0).shelf_price
    }
    const open = shelfOf(750, {})
    expect(open).not.toBeNull()
    expect(shelfOf(750, { markup_fixed: 0 })).toBe(open)
    expect(shelfOf(750, { freight: 0 })).toBeLessThan(open ?? 0)
    // that of a small pack is not published: the producer may say it
    expect(shelfOf(375, {})).toBeNull()
    expect(shelfOf(375, { markup_fixed: 2 })).not.toBeNull()
  })

  it('names the year that no figures are known of', () => {
    const next = norwegian({
      price: [limit(200, 750)],
      launch_date: '2027-05-01',
      launch_month: '2027-05',
    })
    const { result, prices } = pricesOf(next, { price: '80' }, { importer_part: noImporter })
    expect(result?.status).toBe('unknown')
    expect(prices[0]?.missing.length).toBeGreaterThan(0)
    expect(prices[0]?.missing[0]).toMatchObject({ reason: 'ended' })
  })
})

describe('ranked price segments', () => {
  const tender = norwegian({
    price: [limit(200, 750), limit(350, 750, { min: 300, text: '300 - <350' })],
  })
  it.each([
    ['80.67', 'met'],
    ['160', 'met'],
    ['110', 'not_met'],
  ])('takes NOK %s in whichever it lies: %s', (price, status) => {
    const { result, prices } = pricesOf(tender, { price }, { importer_part: noImporter })
    expect(result?.status).toBe(status)
    expect(prices).toHaveLength(1)
    expect(prices[0]?.limits).toHaveLength(2)
  })
})

describe('sizes launched together', () => {
  const tender = norwegian({
    price: [limit(180, 750), limit(700, 3000)],
    requirements: ['Simultaneous launch of 75 cl and 300 cl BiB'],
  })
  const both = (price: string, more = {}) => ({
    importer_part: noImporter,
    price_lines: [{ volume_ml: 3000, price, ...more }],
  })
  const lacking = (...given: Parameters<typeof pricesOf>) =>
    pricesOf(...given)
      .problems.filter(({ key }) => key.startsWith('price'))
      .map(({ key, code }) => `${key}: ${code}`)

  it('have a price line each, and both are asked for', () => {
    const { prices } = pricesOf(tender, { price: '70' }, { importer_part: noImporter })
    expect(
      prices.map(({ key, limits }) => [key, limits.map(({ max_minor }) => max_minor)]),
    ).toEqual([
      ['price', [18_000]],
      ['price_line_3000', [70_000]],
    ])
    expect(lacking(tender, { price: '70' })).toContain('price_line_3000: missing')
    expect(lacking(tender, { price: '70' }, both('cheap'))).toContain(
      'price_line_3000: not_an_amount',
    )
    expect(
      lacking(tender, { price: '70', price_per: 'case', units_per_case: '6' }, both('100')),
    ).toContain('price_line_units_3000: missing')
    expect(lacking(tender, { price: '70' }, both('100', { gtin: '123' }))).toContain(
      'price_line_gtin_3000: not_a_gtin',
    )
    expect(lacking(tender, { price: '60' }, both('100'))).toEqual([])
  })

  it('have one line each: of two nobody knows which is checked', () => {
    const line = { volume_ml: 3000, price: '100' }
    const data = (...price_lines: (typeof line)[]) =>
      formDataSchema.unwrap().safeParse({ product_id: null, answers: {}, price_lines }).success
    expect([data(line), data(line, { ...line, price: '600' })]).toEqual([true, false])
  })

  it('are each held against their own limit, in the size that misses it', () => {
    const of = (price: string, line: string) => {
      const { result, problems } = pricesOf(tender, { price }, both(line))
      return [result?.status, problems.find(({ code }) => code === 'not_met')?.key]
    }
    expect(of('60', '100')).toEqual(['met', undefined])
    expect(of('60', '600')).toEqual(['not_met', 'price_line_3000'])
    expect(of('300', '100')).toEqual(['not_met', 'price'])
  })

  it('have the importer\u2019s costs by volume, and the tax on a packaging that is said of it', () => {
    const part = {
      litres: 0.75,
      figures: { freight: 3, importer_margin_percent: 10, packaging_tax: 2 },
    }
    const figures = { litres: 3, figures: { packaging_tax: 0 }, deposit_pack: null }
    const { prices } = pricesOf(
      tender,
      { price: '60' },
      {
        price_figures: part,
        price_lines: [{ volume_ml: 3000, price: '150', figures }],
      },
    )
    expect(prices.map(({ pack }) => pack?.assumptions)).toEqual([
      { freight: 3, importer_margin_percent: 10, packaging_tax: 2 },
      { freight: 12, importer_margin_percent: 10, packaging_tax: 0 },
    ])
  })

  it('have the tax on the packaging by container: that of the offer, and what is said of the other size', () => {
    const of = (packaging?: 'plastic') => {
      const figures = { litres: 3, figures: {}, packaging }
      const facts = { ...wine, container: 'aluminium_can' } as const
      return pricesOf(tender, { price: '60' }, { facts, ...both('150', { figures }) }).prices.map(
        ({ pack, minor }) => pack && ladderOfPrice(pack, minor ?? 0).packaging,
      )
    }
    expect(of('plastic')).toMatchObject([
      { material: 'metal', isAssumed: false },
      { material: 'plastic', isAssumed: false, return_share: 87 },
    ])
    // of the second nobody said it
    expect(of()[1]).toMatchObject({ material: 'glass', isAssumed: true })
  })

  it('say the highest price of each that keeps its limit: a cent more does not', () => {
    const { prices } = pricesOf(tender, { price: '60' }, both('100'))
    for (const { pack, limits } of prices) {
      const max = limits[0]?.max_minor
      if (pack === null || max == null) throw new Error('no limit')
      const highest = highestExWorks(pack, max / 100, false)
      if (!highest.ok || highest.minor === null) throw new Error('no price')
      const size = pack.litres * 1000
      const at = (minor: number) => {
        const amount = String(minor / 100)
        return size === 750
          ? pricesOf(tender, { price: amount }, both('100')).result?.status
          : pricesOf(tender, { price: '60' }, both(amount)).result?.status
      }
      expect([size, at(highest.minor), at(highest.minor + 1)]).toEqual([size, 'met', 'near'])
    }
  })

  it('leave one price as it was where a tender asks for one size', () => {
    const one = norwegian({ price: [limit(180, 750)] })
    const { prices, problems } = pricesOf(one, { price: '60' }, both('1'))
    expect(prices.map(({ key }) => key)).toEqual(['price'])
    expect(problems.some(({ key }) => key.startsWith('price_line'))).toBe(false)
  })
})
