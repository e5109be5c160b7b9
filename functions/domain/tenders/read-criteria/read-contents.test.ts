import { describe, expect, it } from 'vitest'
import type { PublishedTender } from '../published-tender.ts'
import { read, textsOf } from './published-for-tests.ts'

describe('category', () => {
  it.each<[Partial<PublishedTender>, string[], string[]]>([
    [{ category: 'red_wine', product_type: 'Red Wine' }, ['red_wine'], []],
    [
      { category: 'sparkling_wine', product_type: 'Sparkling wine, rosé' },
      ['sparkling_wine'],
      ['rose'],
    ],
    [
      { category: 'sparkling_wine', product_type: 'Sparkling or semi-sparkling wine, white' },
      ['sparkling_wine'],
      ['white'],
    ],
    [{ category: 'spirits', product_type: 'Whisky, malt' }, ['spirits'], ['whisky_malt']],
    [
      { category: 'spirits', product_type: 'Liqueurs, fruits and berries' },
      ['spirits'],
      ['liqueur_fruit'],
    ],
    [{ category: 'beer', product_type: 'India pale ale' }, ['beer'], ['india_pale_ale']],
    [{ product_type: 'Gin' }, ['spirits'], ['gin']],
    [{ category: 'cider' }, ['cider'], []],
    [
      { category: 'other_wine', product_type: 'Viiniglögi; väkevä viiniglögi; Glühwein' },
      ['other_wine'],
      [],
    ],
  ])('%j', (given, any_of, subtypes) =>
    expect(read('category', given)).toMatchObject([{ any_of, subtypes, required: true }]),
  )

  it('reads of a list of different drinks those that it knows', () => {
    const product_type = 'Summer wines, summer spirits and summer brewery products'
    const [list] = read('category', { product_type })
    expect(list).toMatchObject({ required: true, unread: ['summer brewery products'] })
    expect(list?.any_of).toContain('spirits')
    expect(list?.any_of).toContain('rose_wine')
    expect(list?.any_of).not.toContain('beer')
  })

  it('asks for a type that it does not understand, beside the category', () => {
    expect(read('category', { category: 'spirits', product_type: 'Flurbel' })).toMatchObject([
      { any_of: ['spirits'], required: true },
      { any_of: [], unread: ['Flurbel'], required: true },
    ])
    expect(read('category', { product_type: 'Flurbel' })).toMatchObject([
      { any_of: [], unread: ['Flurbel'], required: true },
    ])
  })

  it.each<[PublishedTender['category'], string, string]>([
    ['spirits', 'Single Malt Whisky', 'whisky_single_malt'],
    ['spirits', 'Blended malt', 'whisky_blended_malt'],
    ['spirits', 'Straight Bourbon', 'whisky_straight_bourbon'],
    ['spirits', 'Mezcal', 'mezcal'],
    ['beer', 'India pale ale', 'india_pale_ale'],
    ['cider', 'Apple cider', 'cider_apple'],
    ['beer', 'Belgian Dubbel', 'dubbel'],
    ['beer', '21C. Hazy IPA (BJCP)', 'hazy_ipa'],
    ['beer', '24 A. Witbier (BJCP)', 'witbier'],
  ])('%s required as %s', (category, phrase, subtype) =>
    expect(read('category', { category, requirements: [phrase] })[1]).toMatchObject({
      subtypes: [subtype],
      text: phrase,
    }),
  )

  it('reads a style of its own field', () => {
    const given = {
      category: 'beer',
      product_type: 'Top fermented',
      style: 'Belgian Dubbel',
    } as const
    expect(read('category', given)).toMatchObject([
      { subtypes: ['top_fermented'] },
      { subtypes: ['dubbel'], source_field: 'style' },
    ])
    expect(textsOf({ ...given, style: 'Fresh and dry' })).toEqual(['Fresh and dry'])
  })

  it.each([
    'Bergamot liqueur',
    'Pastis de Marseille (must appear on the front label)',
    'Pale ale or similar style description, must appear on front label',
  ])('does not shorten %s', (phrase) =>
    expect(textsOf({ category: 'spirits', requirements: [phrase] })).toEqual([phrase]),
  )
})

describe('vintage', () => {
  it.each<[string, [number | null, number | null][], boolean]>([
    ['2025', [[2025, 2025]], false],
    [
      '2024 or 2025',
      [
        [2024, 2024],
        [2025, 2025],
      ],
      false,
    ],
    [
      '2005, 2009, 2010 or 2015',
      [
        [2005, 2005],
        [2009, 2009],
        [2010, 2010],
        [2015, 2015],
      ],
      false,
    ],
    ['2022 or older', [[null, 2022]], false],
    ['2017 or more recent', [[2017, null]], false],
    ['2010 - 2016', [[2010, 2016]], false],
    ['non vintage', [], true],
    ['2020 or NV', [[2020, 2020]], true],
    ['NV or vintage', [[null, null]], true],
    ['from 2019', [[2019, null]], false],
    ['before 2015', [[null, 2014]], false],
    ['max. 2015', [[null, 2015]], false],
    ['2020+', [[2020, null]], false],
    [
      '2023/2024',
      [
        [2023, 2023],
        [2024, 2024],
      ],
      false,
    ],
    [
      '2019, 2020 or more recent',
      [
        [2019, 2019],
        [2020, null],
      ],
      false,
    ],
  ])('%s', (vintage, ranges, non_vintage_allowed) =>
    expect(read('vintage', { vintage })).toMatchObject([
      { ranges: ranges.map(([from, to]) => ({ from, to })), non_vintage_allowed },
    ]),
  )

  it('reads "Vintage" as any year', () =>
    expect(read('vintage', { requirements: ['Vintage'] })).toMatchObject([
      { ranges: [{ from: null, to: null }], non_vintage_allowed: false },
    ]))

  it('keeps what it does not understand', () =>
    expect(read('vintage', { vintage: 'a good one' })).toMatchObject([
      { ranges: [], unread: ['a good one'], required: true },
    ]))

  it('reads of a list the years that it knows', () =>
    expect(read('vintage', { vintage: '2020 or a good one' })).toMatchObject([
      { ranges: [{ from: 2020, to: 2020 }], unread: ['a good one'], required: true },
    ]))

  it.each(['2019-2022, not 2021', '2019-2022, but not 2021', '2019-2022 or NV, excluding 2021'])(
    'reads no year of %s: the exception is one of them',
    (vintage) =>
      expect(read('vintage', { vintage })).toMatchObject([
        { ranges: [], non_vintage_allowed: false, unread: [vintage], required: true },
      ]),
  )
})

describe('alcohol and sugar', () => {
  it.each<[Partial<PublishedTender>, number | null, number | null]>([
    [{ abv_min: 5, abv_max: 5.8 }, 50, 58],
    [{ abv_max: 13.5 }, null, 135],
    [{ requirements: ['min 5 % ABV'] }, 50, null],
  ])('%j', (given, min_tenths, max_tenths) =>
    expect(read('alcohol', given)).toMatchObject([{ min_tenths, max_tenths }]),
  )

  it('reads the rest of a phrase with alcohol too', () => {
    const given: Partial<PublishedTender> = {
      category: 'beer',
      requirements: ['IPA with min 5 % ABV'],
    }
    expect(read('alcohol', given)).toMatchObject([{ min_tenths: 50, text: 'IPA with min 5 % ABV' }])
    expect(read('category', given)[1]).toMatchObject({ subtypes: ['india_pale_ale'] })
  })

  it.each<[Partial<PublishedTender>, number | null, number | null]>([
    [{ sugar_max_g_l: 3, sugar_note: 'including dosage' }, null, 3000],
    [{ sugar_min_g_l: 60, sugar_max_g_l: 120 }, 60000, 120000],
    [
      { sugar_note: 'including dosage', requirements: ['Max 9,0 g/l sugar including dosage'] },
      null,
      9000,
    ],
    [{ category: 'sparkling_wine', requirements: ['Brut'] }, null, 12000],
    [{ category: 'sparkling_wine', requirements: ['Brut or Brut Nature'] }, null, 12000],
    [{ category: 'sparkling_wine', requirements: ['non dosage'] }, null, 3000],
  ])('%j', (given, min_mg_l, max_mg_l) => {
    expect(read('sugar', given)).toMatchObject([{ min_mg_l, max_mg_l }])
    expect(textsOf(given)).toEqual([])
  })
})

describe('certification', () => {
  it.each<[string, [string, string[]][]]>([
    ['Organic certified', [['any_of', ['organic']]]],
    ['Biodynamic certified', [['any_of', ['biodynamic']]]],
    ['Organic and/or Entwine-certified', [['any_of', ['organic', 'Entwine']]]],
    ['Fairtrade or Fair for Life certified', [['any_of', ['Fairtrade', 'Fair for Life']]]],
    ['Organic and Fairtrade certified', [['all_of', ['organic', 'Fairtrade']]]],
    [
      'Organic, Terra Vitis and/or Vignerons Engagés',
      [['any_of', ['organic', 'Terra Vitis', 'Vignerons Engagés']]],
    ],
    [
      'Organic, Viticulture Durable en Champagne and/or Terra Vitis',
      [['any_of', ['organic', 'Viticulture Durable en Champagne', 'Terra Vitis']]],
    ],
    [
      'IPW/WSB (Integrity & Sustainability Certified) and/or organic; WIETA, Fairtrade and/or Fair for Life',
      [
        ['any_of', ['IPW/WSB', 'organic']],
        ['any_of', ['WIETA', 'Fairtrade', 'Fair for Life']],
      ],
    ],
  ])('%s', (certification_text, expected) =>
    expect(
      read('certification', { certification_text }).map(({ combine, schemes }) => [
        combine,
        schemes,
      ]),
    ).toEqual(expected),
  )

  it('reads a list without words, and a requirement', () => {
    expect(read('certification', { certifications: ['organic', 'WIETA'] })).toMatchObject([
      { combine: 'any_of' },
    ])
    expect(read('certification', { requirements: ['Organic certified'] })).toMatchObject([
      { required: true },
    ])
    expect(read('certification', { requirements: ['preferably organic certified'] })).toMatchObject(
      [{ required: false }],
    )
  })

  it.each(['does not have to be organic', 'Certification must appear on label'])(
    'keeps %s',
    (phrase) => {
      expect(read('certification', { requirements: [phrase] })).toEqual([])
      expect(textsOf({ requirements: [phrase] })).toEqual([phrase])
    },
  )
})

describe('quantity', () => {
  it.each([
    [40000, 'bottles', 'to be offered', 'units', true],
    [8000, 'litres', 'available quantity', 'litres', true],
    [2592, 'bottles/cans', 'if bought as one-lot', 'units', false],
  ])('%i %s %s', (amount, unit, condition, expected, required) =>
    expect(read('quantity', { min_volume: { amount, unit, condition } })).toMatchObject([
      { minimum: amount, unit: expected, required },
    ]),
  )

  it('reads a requirement', () =>
    expect(read('quantity', { requirements: ['Min. 40 000 bottles'] })).toMatchObject([
      { minimum: 40000 },
    ]))

  it('keeps an unknown unit', () =>
    expect(textsOf({ min_volume: { amount: 2, unit: 'pallets', condition: null } })).toEqual([
      '2 pallets',
    ]))
})

describe('ageing', () => {
  const ageing = (text: string) =>
    read('ageing', { category: 'red_wine', ageing: [text] }).map((read) => [
      read.oak,
      read.min_months_in_oak,
      read.max_months_in_oak,
      read.min_months_on_lees,
    ])

  it.each<[string, (string | number | null)[]]>([
    ['unoaked', ['forbidden', null, null, null]],
    ['No use of wood', ['forbidden', null, null, null]],
    // the words of price lists and of tenders are the same
    ['un-oaked', ['forbidden', null, null, null]],
    ['Unwooded', ['forbidden', null, null, null]],
    ['oak-free', ['forbidden', null, null, null]],
    ['Not aged in oak barrels', ['forbidden', null, null, null]],
    ['aged in oak min. 1.5 years', ['required', 18, null, null]],
    ['Min. 18 months ageing on lees', [null, null, null, 18]],
    ['Min. 24 months bottle ageing on lees', [null, null, null, 24]],
    ['Min. 36 months on lees', [null, null, null, 36]],
    ['aged in oak min. 12 months', ['required', 12, null, null]],
    ['100 % of the wine must be aged min. 9 months in oak barrels', ['required', 9, null, null]],
    [
      '100 % of the wine must be aged in wooden barrels for min. 10 months',
      ['required', 10, null, null],
    ],
    ['100 % of the wine must be aged in barrels for min. 12 months', ['required', 12, null, null]],
    ['100 % of the wine must be aged in wooden barrels', ['required', null, null, null]],
    ['Min. 12 months and max. 18 months barrel aging', ['required', 12, 18, null]],
  ])('%s', (text, expected) => {
    expect(ageing(text)).toEqual([expected])
    expect(textsOf({ category: 'red_wine', ageing: [text] })).toEqual([])
  })

  it.each<[string, (string | number | null)[]]>([
    [
      'Min. 50 % of the wine must be aged in oak barrels for at least 9 months',
      ['required', 9, null, null],
    ],
    ['Spontaneously fermented in barrel', ['required', null, null, null]],
    ['partly aged and fermented in oak barrels', ['required', null, null, null]],
    [
      'Barrel maturation of min. 10 years in Oloroso and/or PX-sherry barrels (age must appear on front label)',
      ['required', 120, null, null],
    ],
    [
      '100 % of the wine must be aged min. 12 months on lees, of which max. 50 % new barrels',
      [null, null, null, 12],
    ],
    [
      '100 % of the wine must be fermented and aged in concrete tanks',
      ['forbidden', null, null, null],
    ],
  ])('%s, and the words for what it does not hold', (text, expected) => {
    expect(ageing(text)).toEqual([expected])
    expect(textsOf({ category: 'red_wine', ageing: [text] })).toEqual([text])
  })

  it.each([
    'No influence of wood',
    'No or discreet wood influence',
    'Without pronounced oak character',
    'No use of wood or oak substitutes such as wood staves, wood chips, wood extract or similar',
    'Max. 20 % new barrels',
    'No new oak',
    'With or without oak',
    'Min. 30 years old vines',
    'With distinct aroma of bourbon cask',
  ])('keeps %s', (text) => {
    expect(ageing(text)).toEqual([])
    expect(textsOf({ oak: [text] })).toEqual([text])
  })
})
