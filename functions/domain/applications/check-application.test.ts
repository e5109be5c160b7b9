import { describe, expect, it } from 'vitest'
import { publishedTender } from '../../platform/test/builders.ts'
import {
  furmintCan,
  furmintInCan,
  malbecBlend,
  malbecFob,
  moselRiesling,
  whiteWineInKeg,
} from '../../platform/test/published-examples.ts'
import { noFacts } from '../portfolio/no-facts.ts'
import type { ProductFacts } from '../portfolio/product.ts'
import { productIdSchema } from '../shared/ids.ts'
import type { Criterion } from '../tenders/criterion.ts'
import type { PublishedTender } from '../tenders/published-tender.ts'
import { readCriteria } from '../tenders/read-criteria/read-criteria.ts'
import type { Answer } from './application.ts'
import { checkApplication } from './check-application.ts'
import { formForTender } from './form-for-tender.ts'

const today = '2026-01-10'
const product_id = productIdSchema.parse('prd_00000000')
type Answers = Record<string, Answer>

const answered: Answers = {
  company_name: 'Test Cellars',
  company_country: 'FR',
  company_address: '1 Test Street',
  contact_name: 'A. Test',
  contact_email: 'a.test@example.com',
  incoterm_place: 'Test Town',
  quantity: '60000',
  delivery_date: '2026-06-01',
  declaration_name: 'A. Test',
  declaration_true: true,
}

function check(
  tender: PublishedTender,
  product: ProductFacts | null,
  answers: Answers = {},
  criteria: readonly Criterion[] = readCriteria(tender),
) {
  const form = formForTender({
    tender,
    tender_version: 1,
    criteria,
    company: null,
    product,
    results: [],
  })
  // a producer in a hurry says yes to everything
  const yes = form.sections
    .flatMap(({ fields }) => fields)
    .flatMap(({ key, type }) => (type === 'yes_no' ? [[key, true] as const] : []))
  const data = { product_id, answers: { ...answered, ...Object.fromEntries(yes), ...answers } }
  return checkApplication(form, data, today)
}
const problemsOf = (...given: Parameters<typeof check>) =>
  check(...given).problems.map(({ key, code }) => `${key}: ${code}`)

describe('two applications that were once "complete"', () => {
  it('refuses a white wine in a keg at EUR 150 for a red Malbec at EUR 1.00-1.69 FOB', () => {
    const { problems } = check(malbecFob, whiteWineInKeg, {
      quantity: '1',
      gtin_unit: '123',
      contact_email: 'not an address',
    })
    expect(problems.map(({ key, code }) => `${key}: ${code}`)).toEqual([
      'product_type: not_met',
      'vintage: not_met',
      'volume: not_met',
      'container: not_met',
      'gtin_unit: not_a_gtin',
      'contact_email: not_an_email',
      'price: not_met',
      'incoterm: other_price_basis',
      'quantity: not_met',
    ])
    expect(problems.find(({ key }) => key === 'price')?.result).toMatchObject({
      tender_value: '1,00 – 1,69 Euro/bottle FOB',
      product_value: '150.00 EUR per unit, ex works',
      gap: { unit: 'minor_units', currency: 'EUR' },
      remedy: { key: 'lower_price' },
    })
  })

  it('refuses a Mosel Riesling of 750 ml at EUR 6.90 for a Furmint can of at most EUR 1.60', () => {
    expect(problemsOf(furmintCan, moselRiesling)).toEqual([
      'country_of_origin: not_met',
      'vintage: not_met',
      'grapes: not_met',
      'volume: not_met',
      'container: not_met',
      'price: not_met',
    ])
  })

  it('refuses them with the same answers typed, and no product chosen', () => {
    const typed = {
      product_name: 'Test Blanc',
      producer: 'Test Cellars',
      product_type: 'Weißwein',
      country_of_origin: 'FR',
      volume: '750',
      alcohol: '12',
      container: 'keg',
      price: '150',
      price_currency: 'EUR',
      price_per: 'unit',
      incoterm: 'FOB',
      quantity: '1',
    }
    expect(problemsOf(malbecFob, null, typed)).toEqual([
      'product_type: not_met',
      'container: not_met',
      'price: not_met',
      'quantity: not_met',
    ])
  })
})

describe('what the tender asks for', () => {
  it('is not refused', () => {
    expect(problemsOf(malbecFob, malbecBlend)).toEqual([])
    expect(problemsOf(furmintCan, furmintInCan, { quantity: '8000' })).toEqual([])
  })

  it('may be offered by a product of which the portfolio says another size, container and vintage', () => {
    const inBottle: ProductFacts = {
      ...furmintInCan,
      vintage: 2023,
      volume_ml: 750,
      container: 'glass_bottle',
    }
    const offer = { vintage: '2025', volume: '250', container: 'aluminium_can', price: '1.60' }
    expect(problemsOf(furmintCan, inBottle, offer)).toEqual([])
  })

  it.each([
    ['the price to the cent', { price: '1.61' }, 'price: not_met'],
    [
      'the price per case',
      { price: '40', price_per: 'case', units_per_case: '24' },
      'price: not_met',
    ],
    ['the quantity in litres', { quantity: '7999.9' }, 'quantity: not_met'],
    ['the vintage', { vintage: '2024' }, 'vintage: not_met'],
    ['the grapes', { grapes: 'Furmint 80 %, Hárslevelű 20 %' }, 'grapes: not_met'],
    ['the colour', { product_type: 'Rotwein' }, 'product_type: not_met'],
    ['the size', { volume: '330' }, 'volume: not_met'],
    ['the container', { container: 'pet' }, 'container: not_met'],
  ])('is exact: %s', (_, answers, problem) => {
    expect(problemsOf(furmintCan, furmintInCan, { quantity: '8000', ...answers })).toContain(
      problem,
    )
  })

  it.each([
    ['a case of 24 at the maximum', { price: '38.40', price_per: 'case', units_per_case: '24' }],
    ['litres that units of 250 ml make exactly', { quantity: '8000' }],
    ['the vintage left out', { vintage: '' }],
    ['grapes in another form', { grapes: '85% Furmint + 15% Hárslevelű' }],
    ['a grape that no vocabulary knows', { grapes: 'Szürkebarna 100 %' }],
    ['a type in words that nobody reads', { product_type: 'Ahdriwen' }],
    ['a region that the gazetteer does not know', { region: 'Kiskertek' }],
    [
      'another currency, a little above at a rate of another day',
      {
        price: '18.60',
        price_currency: 'SEK',
      },
    ],
  ])('is not what we only suspect: %s', (_, answers) => {
    expect(problemsOf(furmintCan, furmintInCan, { quantity: '8000', ...answers })).toEqual([])
  })

  it('is compared in litres without losing a bottle to rounding', () => {
    for (const volume of ['187', '250', '330', '375', '700', '750'])
      for (const quantity of ['8000', '9001', '12345.6'])
        expect(
          problemsOf(furmintCan, furmintInCan, { volume, quantity }).filter((one) =>
            one.startsWith('quantity'),
          ),
        ).toEqual([])
  })
})

describe('the basis of the price', () => {
  it('has to be the one that the limit stands on', () => {
    const basis = (incoterm: string, price = '1.20') =>
      problemsOf(malbecFob, malbecBlend, { incoterm, price })
    expect(basis('FOB')).toEqual([])
    expect(basis('EXW')).toEqual(['incoterm: other_price_basis'])
    expect(basis('DAP')).toEqual(['incoterm: other_price_basis'])
    // ex works is below FOB: what exceeds the limit ex works exceeds it FOB
    expect(basis('EXW', '2')).toEqual(['price: not_met', 'incoterm: other_price_basis'])
  })

  it('is free where the limit is the price on the shelf', () => {
    const shelf = publishedTender({
      ...furmintCan,
      price: [
        {
          ...furmintCan.price?.[0],
          basis: 'retail',
          currency: 'SEK',
          max: 49,
          per_volume_ml: 250,
        } as never,
      ],
    })
    for (const incoterm of ['EXW', 'FOB', 'DAP'])
      expect(problemsOf(shelf, furmintInCan, { quantity: '8000', incoterm })).toEqual([])
  })
})

describe('a shelf price that a ladder computed', () => {
  const pinotage = (max: number) =>
    publishedTender({
      product_type: 'Red wine',
      price: [
        {
          basis: 'retail',
          currency: 'SEK',
          min: null,
          max,
          per_volume_ml: 750,
          text: `max ${max} SEK`,
        },
      ],
    })
  const wine: ProductFacts = {
    ...noFacts,
    ...malbecBlend,
    grapes: [],
    price: {
      amount_minor: 300,
      currency: 'EUR',
      per: 'unit',
      units_per_case: null,
      basis: 'ex_works',
      raw: null,
    },
  }
  it('refuses nothing within the reach of an importer, and what lies far beyond', () => {
    const shelf = check(pinotage(500), wine).results.find(({ kind }) => kind === 'price')
    expect(shelf).toMatchObject({
      status: 'met',
      notes: expect.arrayContaining(['shelf_price_modelled']),
    })
    // EUR 3.00 comes to about SEK 113
    expect(problemsOf(pinotage(105), wine)).toEqual([])
    expect(problemsOf(pinotage(95), wine)).toEqual([])
    expect(problemsOf(pinotage(80), wine)).toEqual(['price: not_met'])
  })
})

describe('the requirements themselves', () => {
  const criterion = (more: Partial<Criterion>): Criterion =>
    ({
      id: 'certification-1',
      kind: 'certification',
      text: 'Organic certified',
      source_field: 'certification_text',
      required: true,
      schemes: ['organic'],
      combine: 'any_of',
      ...more,
    }) as Criterion
  const notOrganic = { ...malbecBlend, organic: false }

  it('are not met by a yes that the data contradicts', () => {
    const { problems } = check(publishedTender(), notOrganic, {}, [criterion({})])
    expect(problems).toMatchObject([
      {
        key: 'requirement_certification-1',
        code: 'not_met',
        result: { tender_value: 'Organic certified' },
      },
    ])
    expect(
      problemsOf(publishedTender(), notOrganic, { 'requirement_certification-1': false }, [
        criterion({}),
      ]),
    ).toEqual(['requirement_certification-1: not_met'])
  })

  it('are the producer\u2019s to confirm where the data is silent', () => {
    expect(problemsOf(publishedTender(), malbecBlend, {}, [criterion({})])).toEqual([])
  })

  it('only advise where they are preferred', () => {
    const { problems, results } = check(publishedTender(), notOrganic, {}, [
      criterion({ required: false }),
    ])
    expect(problems).toEqual([])
    expect(results).toMatchObject([{ status: 'not_met', required: false }])
  })
})

describe('answers beside the product', () => {
  it.each([
    ['product_type', 'White wine'],
    ['country_of_origin', 'AR'],
    ['grapes', 'Pinotage 100 %'],
  ])('make it another product: %s %s', (key, answer) => {
    expect(problemsOf(publishedTender(), malbecBlend, { [key]: answer })).toEqual([
      `${key}: differs_from_product`,
    ])
  })

  it('may not move it to another region', () => {
    const fromMosel = (region: string) => problemsOf(publishedTender(), moselRiesling, { region })
    expect(fromMosel('Pfalz')).toEqual(['region: differs_from_product'])
    expect(fromMosel('Mosel, Bernkastel')).toEqual([])
    expect(fromMosel('Germany')).toEqual([])
  })

  it('say the same in other words', () => {
    const same = { product_type: 'Vin rouge', grapes: '70% Cot, Monastrell, Tannat' }
    expect(problemsOf(publishedTender(), malbecBlend, same)).toEqual([])
  })

  it('tell the contradiction with the tender rather than that with the product', () => {
    expect(problemsOf(malbecFob, malbecBlend, { product_type: 'White wine' })).toEqual([
      'product_type: not_met',
    ])
  })
})
