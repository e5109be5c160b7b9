import { describe, expect, it } from 'vitest'
import type { PublishedTender } from '../published-tender.ts'
import { published, read, textsOf } from './published-for-tests.ts'
import { readCriteria } from './read-criteria.ts'

const cocktail = { category: 'spirits', product_type: 'Spirits-based cocktail or RTD' } as const
const ofFrance = { category: 'white_wine', country_of_origin: 'France' } as const
const ofAustria = { category: 'white_wine', country_of_origin: 'Austria' } as const
const ofGermany = { category: 'white_wine', country_of_origin: 'Germany' } as const

/** Every phrase of published tenders that the vocabulary's check (`criteria --unread`) names. */
const phrases: [words: string, tender: Partial<PublishedTender>][] = [
  ['Rum and cola', { ...cocktail, style: 'Rum and cola' }],
  [
    'Passionfruit martini or mojito (The cocktail type must appear on the front of the packaging and stated in the offer)',
    {
      ...cocktail,
      style:
        'Passionfruit martini or mojito (The cocktail type must appear on the front of the packaging and stated in the offer)',
    },
  ],
  ['Mimosa', { category: 'other_wine', product_type: 'Aromatised wine products', style: 'Mimosa' }],
  [
    'summer brewery products',
    { product_type: 'Summer wines, summer spirits and summer brewery products' },
  ],
  ['Federspiel', { ...ofAustria, appellation: 'Federspiel' }],
  ['ÖTW Erste Lage', { ...ofAustria, appellation: 'ÖTW Erste Lage' }],
  ['QmP', { ...ofGermany, appellation: 'QmP' }],
  ['VDP. Gutswein', { ...ofGermany, appellation: 'VDP. Gutswein' }],
  ['VDP.Erste Lage', { ...ofGermany, appellation: 'VDP.Erste Lage' }],
  ['IGP or AOC/AOP', { ...ofFrance, appellation: 'IGP or AOC/AOP' }],
  [
    'VdF Vin Mousseux',
    { ...ofFrance, appellation: 'IGP Val de Loire Vin Mousseux or VdF Vin Mousseux' },
  ],
]

describe('a phrase of a core field that is not understood', () => {
  it.each(phrases)('stays required: %s', (words, tender) => {
    const criteria = readCriteria(published(tender))
    const unread = criteria.filter((one) => 'unread' in one && one.unread !== undefined)
    expect(unread).toMatchObject([{ required: true, unread: [words] }])
    expect(criteria.filter(({ kind }) => kind === 'text')).toEqual([])
  })

  it('leaves what is understood beside it', () => {
    const style = 'Rum and cola'
    expect(read('category', { ...cocktail, style })).toMatchObject([
      { any_of: ['spirits'], subtypes: ['rtd'], required: true },
      { any_of: [], subtypes: [], unread: [style], text: style, source_field: 'style' },
    ])
    const grapes = [
      'Based on min. 80 % albariño or grüner veltliner (grape type must appear on the front label)',
    ]
    expect(read('grapes', { category: 'white_wine', grapes })).toMatchObject([
      { required: true, rules: [{ varieties: ['Albariño', 'Grüner Veltliner'], min_share: 80 }] },
    ])
    // of the label, not of the wine
    expect(textsOf({ category: 'white_wine', grapes })).toEqual([
      'grape type must appear on the front label',
    ])
  })
})

describe('a style', () => {
  it.each<[string, string, string]>([
    ['Red vermouth', 'Vermouth', 'vermouth_red'],
    ['Vermouth bianco', 'Vermouth', 'vermouth_white'],
    ['Rosé vermouth', 'Fortified wine', 'vermouth_rose'],
  ])('that names a finer kind is read: %s', (style, product_type, subtype) =>
    expect(read('category', { category: 'fortified_wine', product_type, style })[1]).toMatchObject({
      any_of: ['fortified_wine'],
      subtypes: [subtype],
      required: true,
      source_field: 'style',
    }),
  )

  it.each<Partial<PublishedTender>>([
    { category: 'fortified_wine', product_type: 'Sherry', style: 'Fino' },
    { category: 'fortified_wine', product_type: 'Port', style: 'Tawny' },
    { category: 'spirits', product_type: 'Gin', style: 'Gin and tonic' },
    { category: 'beer', product_type: 'Top fermented', style: 'Zwölfer Sonderling' },
  ])('that our words do not tell apart is not taken for the wider kind: %j', (tender) => {
    const found = read('category', tender)
    expect(found.at(-1)).toMatchObject({ any_of: [], unread: [tender.style], required: true })
    expect(textsOf(tender)).toEqual([])
  })

  it.each<Partial<PublishedTender>>([
    { category: 'spirits', product_type: 'Vodka', style: 'Neutral aroma and flavour' },
    { category: 'beer', product_type: 'Lager', style: 'Fresh and dry' },
    { category: 'red_wine', product_type: 'Red wine', style: 'Youthful and juicy' },
    { category: 'white_wine', product_type: 'White wine', style: 'No influence of flor' },
  ])('that speaks of taste is for a person to check: %j', (tender) => {
    expect(textsOf(tender)).toEqual([tender.style])
    expect(read('category', tender).filter(({ source_field }) => source_field === 'style')).toEqual(
      [],
    )
  })
})
