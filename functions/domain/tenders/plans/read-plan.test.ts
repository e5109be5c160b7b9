import { describe, expect, it } from 'vitest'
import type { Cell, DecodedFile, Sheet } from '../../portfolio/reading/sheet.ts'
import { noPlanChoices, type PlanChoices } from './plan-reading.ts'
import { readPlan } from './read-plan.ts'

const sheet = (name: string, ...rows: Cell[][]): Sheet => ({
  name,
  rows: rows.map((cells, at) => ({ number: at + 1, cells })),
  has_row_numbers: true,
})
const file = (...sheets: Sheet[]): DecodedFile => ({ kind: 'sheets', sheets })
const read = (given: DecodedFile, choices: Partial<PlanChoices> = {}, name = 'plan.xlsx') =>
  readPlan(given, name, { ...noPlanChoices, ...choices })
const published = (...args: Parameters<typeof read>) =>
  read(...args).rows.map((row) => row.published)

const header = [
  'Reference',
  'Launch',
  'Selection',
  'Type',
  'Country',
  'Price',
  'Deadline',
  'Specification',
]

describe('an English plan', () => {
  const plan = file(
    sheet('Tenders', header, [
      '202703001',
      'March',
      'Basic',
      'Red wine',
      'Chile',
      '<200 (75 cl) and <120 (37,5 cl)',
      '2026-09-17',
      '1) Based on min. 85 % Carménère 2) Max. 14 % alcohol on label 3) Unfiltered (written confirmation from producer must accompany the offer)',
    ]),
  )

  it('becomes tenders with numbered clauses in the fields that they speak of', () => {
    expect(published(plan)).toMatchObject([
      {
        id: 'vinmonopolet-202703001',
        monopoly: 'vinmonopolet',
        market: 'NO',
        plan: '2027-1',
        reference: '202703001',
        launch_month: '2027-03',
        category: 'red_wine',
        offer_deadline: '2026-09-17',
        grapes: ['Based on min. 85 % Carménère'],
        abv_max: 14,
        requirements: ['Unfiltered'],
        documents_required: ['producer_written_confirmation'],
        price: [
          { basis: 'retail', currency: 'NOK', min: null, max: 200, per_volume_ml: 750 },
          { basis: 'retail', currency: 'NOK', min: null, max: 120, per_volume_ml: 375 },
        ],
      },
    ])
  })

  it('says for each field from which words of which cell', () => {
    const [row] = read(plan).rows
    expect(row?.left_out).toEqual([])
    expect(row?.evidence.country_of_origin).toEqual([
      { sheet: 'Tenders', page: null, row: 2, column: 5, header: 'Country', text: 'Chile' },
    ])
    expect(row?.evidence.abv_max).toMatchObject([
      { row: 2, column: 8, text: 'Max. 14 % alcohol on label' },
    ])
  })
})

describe('other languages', () => {
  it('reads a Norwegian plan', () => {
    const plan = file(
      sheet(
        'Plan',
        [
          'Anbudsnr',
          'Lanseringsmåned',
          'Varetype',
          'Opprinnelsesland',
          'Druesort',
          'Årgang',
          'Emballasje',
          'Volum (cl)',
          'Utsalgspris',
          'Tilbudsfrist',
          'Tilleggsspesifikasjoner',
        ],
        [
          '202709014',
          'September',
          'Hvitvin',
          'Østerrike',
          'Grüner Veltliner',
          '2026',
          'Glassflaske maks. 420 g',
          75,
          'inntil kr 180',
          '5. mars 2027',
          '1) Min. 12 % alkohol 2) Ufiltrert',
        ],
      ),
    )
    expect(published(plan)).toMatchObject([
      {
        market: 'NO',
        launch_month: '2027-09',
        category: 'white_wine',
        grapes: ['Grüner Veltliner'],
        container_max_weight_g: 420,
        container_volume_ml: 750,
        offer_deadline: '2027-03-05',
        price: [{ min: null, max: 180, currency: 'NOK', text: 'inntil kr 180' }],
        abv_min: 12,
        requirements: ['Ufiltrert'],
      },
    ])
  })

  it('reads a Swedish plan', () => {
    const plan = file(
      sheet(
        'Lanseringsplan 2027',
        [
          'Förfrågningsnummer',
          'Säljstart',
          'Dryckestyp',
          'Ursprungsland',
          'Prisintervall (SEK)',
          'Minsta volym (flaskor)',
          'Förpackning',
          'Storlek',
          'Sista anbudsdag',
          'Sista dag för prover',
          'Övriga krav',
        ],
        [
          '118204',
          '2027-09-01',
          'Rött vin',
          'Spanien',
          '79–99',
          40000,
          'Lätt glasflaska',
          '750 ml',
          '12 januari 2027',
          '2027-02-16',
          'Max. 5 g/l socker; Ekologiskt',
        ],
      ),
    )
    expect(published(plan)).toMatchObject([
      {
        id: 'systembolaget-118204',
        market: 'SE',
        plan: '2027',
        launch_date: '2027-09-01',
        launch_month: '2027-09',
        category: 'red_wine',
        price: [{ min: 79, max: 99, currency: 'SEK', per_volume_ml: 750 }],
        min_volume: { amount: 40000, unit: 'bottles', condition: null },
        offer_deadline: '2027-01-12',
        sample_deadline: '2027-02-16',
        sugar_max_g_l: 5,
        certifications: ['organic'],
      },
    ])
  })

  it('reads a Finnish plan', () => {
    const plan = file(
      sheet(
        'Valikoimasuunnitelma 2/2027',
        [
          'Hakunumero',
          'Listauskuukausi',
          'Tuoteryhmä',
          'Alkuperämaa',
          'Vähittäismyyntihinta',
          'Pakkaus',
          'Koko',
          'Tarjousten määräaika',
          'Vaatimukset',
        ],
        [
          'W270311',
          'syyskuu 2027',
          'Punaviini',
          'Ranska',
          'enintään 14,90 €',
          'Lasipullo',
          '0,75 l',
          '15.2.2027',
          'vähintään 13 % alkoholia',
        ],
        [
          'W270312',
          'lokakuu 2027',
          'Valkoviini',
          'Italia',
          '9,90–12,90 €',
          'Hanapakkaus',
          '3 l',
          '15.3.2027',
          '',
        ],
      ),
    )
    expect(published(plan)).toMatchObject([
      {
        id: 'alko-w270311',
        market: 'FI',
        plan: '2/2027',
        launch_month: '2027-09',
        category: 'red_wine',
        price: [{ min: null, max: 14.9, currency: 'EUR', per_volume_ml: 750 }],
        offer_deadline: '2027-02-15',
        abv_min: 13,
      },
      { category: 'white_wine', container_volume_ml: 3000, price: [{ min: 9.9, max: 12.9 }] },
    ])
  })
})

describe('the layout of a sheet', () => {
  const row = (reference: string, country: string, price = '<150') => [
    reference,
    'January',
    'Basic',
    'White wine',
    country,
    price,
    '2026-08-06',
    'Unoaked',
  ]

  it('may have a title, two rows of headers, group headings and notes', () => {
    const plan = file(
      sheet(
        'Tenders',
        ['Vinmonopolet: tender plan 2027-1'],
        [],
        ['Reference', 'Product', null, 'Price', null, 'Deadline'],
        [null, 'Type', 'Country', 'from', 'to', null],
        ['Small producers'],
        ['202701001', 'Red wine', 'Italy', 100, 150, '2026-08-06'],
        ['202701002', 'Red wine', 'Spain', null, 130, '2026-08-06'],
        [
          '* Prices are those on the shelf, with all taxes and the deposit where there is one for the container.',
        ],
      ),
    )
    const { rows, notes } = read(plan)
    expect(rows.map((one) => one.published)).toMatchObject([
      { plan: '2027-1', country_of_origin: 'Italy', price: [{ min: 100, max: 150 }] },
      {
        plan: '2027-1',
        country_of_origin: 'Spain',
        price: [{ min: null, max: 130, text: '<130' }],
      },
    ])
    expect(rows.map(({ left_out }) => left_out.map(({ text }) => text))).toEqual([
      ['Small producers'],
      ['Small producers'],
    ])
    expect(notes.map(({ text }) => text.slice(0, 12))).toEqual(['Vinmonopolet', '* Prices are'])
  })

  it('takes from headings what the rows do not say themselves', () => {
    const plan = file(
      sheet(
        'Tenders',
        ['Reference', 'Type', 'Price', 'Deadline'],
        ['South Africa'],
        ['202701003', 'White wine', '<150', '2026-08-06'],
        ['Chile'],
        ['202701004', 'White wine', '<160', '2026-08-06'],
      ),
    )
    expect(published(plan).map(({ country_of_origin }) => country_of_origin)).toEqual([
      'South Africa',
      'Chile',
    ])
    expect(read(plan).rows[0]?.evidence.country_of_origin).toMatchObject([{ row: 2, column: null }])
  })

  it('may be spread over sheets, each with columns of its own order', () => {
    const plan = file(
      sheet('Wine', header, row('202701005', 'France')),
      sheet(
        'Beer',
        ['Country', 'Reference', 'Type', 'Price'],
        ['Norway', '202701006', 'Pale lager', '<50'],
      ),
    )
    const { rows } = read(plan)
    expect(rows.map(({ published: { reference } }) => reference)).toEqual([
      '202701005',
      '202701006',
    ])
    expect(rows[1]?.evidence.reference).toMatchObject([{ sheet: 'Beer', column: 2 }])
    expect(rows[1]?.published).toMatchObject({ category: 'beer', country_of_origin: 'Norway' })
  })

  it('may have no header at all', () => {
    const plan = file(
      sheet(
        '',
        ['202701007', 'Red wine', 'Italy', 'Glass bottle'],
        ['202701008', 'White wine', 'France', 'BiB'],
        ['202701009', 'Red wine', 'Spain', 'Glass bottle'],
      ),
    )
    expect(published(plan)).toMatchObject([
      { reference: '202701007', category: 'red_wine', country_of_origin: 'Italy' },
      { reference: '202701008', container_type: 'BiB' },
      { reference: '202701009' },
    ])
    expect(read(plan).columns.map(({ by }) => by)).toEqual([
      'content',
      'content',
      'content',
      'content',
    ])
  })

  it('has columns that nobody knows: left out row by row, named, and mapped by hand', () => {
    const plan = file(
      sheet(
        '',
        ['Reference', 'Type', 'Country', 'Zork'],
        ['202701010', 'Red wine', 'Italy', 'Screw cap'],
      ),
    )
    const { rows, columns } = read(plan)
    expect(columns.find(({ field }) => field === null)).toMatchObject({
      header: 'Zork',
      column: 4,
      examples: ['Screw cap'],
    })
    expect(rows[0]?.left_out).toMatchObject([{ header: 'Zork', text: 'Screw cap', row: 2 }])
    const mapped = read(plan, { columns: { zork: 'closure', Country: null } })
    expect(mapped.rows[0]?.published).toMatchObject({
      closure: 'Screw cap',
      country_of_origin: null,
    })
    expect(mapped.rows[0]?.left_out).toMatchObject([{ text: 'Italy' }])
  })
})

describe('cells that are no plain value', () => {
  const one = (cells: Readonly<Record<string, Cell>>) =>
    read(
      file(
        sheet(
          '',
          ['Reference', 'Type', 'Country', ...Object.keys(cells)],
          ['202701011', 'Red wine', 'Italy', ...Object.values(cells)],
        ),
      ),
    ).rows[0]

  it('keep a deadline that is no day as a note', () =>
    expect(one({ Deadline: 'Lynkjøp' })?.published).toMatchObject({
      offer_deadline: null,
      dates_note: "deadline column reads 'Lynkjøp' (short-notice purchase)",
    }))

  it('keep two ranked prices, each with its words', () =>
    expect(one({ Price: '1) <250 2) 300 - <350' })?.published.price).toMatchObject([
      { min: null, max: 250, text: '<250' },
      { min: 300, max: 350, text: '300 - <350' },
    ]))

  it('keep a price in front of the cellar and its currency', () =>
    expect(one({ 'Ex cellar price': '1,00 – 1,69 EUR' })?.published.price).toMatchObject([
      { basis: 'ex_works', currency: 'EUR', min: 1, max: 1.69 },
    ]))

  it('ask for further sizes in the published words', () => {
    const row = one({ Size: '75 cl / 37,5 cl' })
    expect(row?.published).toMatchObject({
      container_volume_ml: 750,
      requirements: ['75 cl / 37,5 cl'],
    })
  })

  it('leave out what says more than its figures', () => {
    const row = one({ 'Offer deadline': '2026-08-06', Size: '75 cl, magnum on request' })
    expect(row?.published.container_volume_ml).toBe(750)
    expect(row?.left_out).toMatchObject([{ text: '75 cl, magnum on request' }])
  })

  it('keep a clause that says a second time something else', () => {
    const row = one({ Specification: '1) Max. 13 % alcohol 2) Max. 14 % alcohol' })
    expect(row?.published).toMatchObject({ abv_max: 13, requirements: ['Max. 14 % alcohol'] })
  })
})

it('reads three hundred rows at once', () => {
  const rows = Array.from({ length: 300 }, (_, at) => [
    `2027${at % 2 === 0 ? '01' : '03'}${String(at).padStart(3, '0')}`,
    'March',
    'Basic',
    'Red wine',
    'Chile',
    '<200',
    '2026-09-17',
    '1) Based on min. 85 % Carménère 2) Unfiltered',
  ])
  expect(read(file(sheet('', header, ...rows))).rows).toHaveLength(300)
})

describe('a list with columns that speak of shops', () => {
  const [row] = published(
    file(
      sheet(
        'List',
        [
          'Artikkelnr.',
          'Land',
          'Varetype',
          'Volum',
          'Salgspris',
          'Totalt antall2',
          'Til kvotering',
        ],
        ['13176701', 'Skottland', 'Whisky', '0.7', '1065', '72', 'maks 1 flaske pr kunde'],
        ['13176801', 'Skottland', 'Whisky', '0.7', '1075', '90', 'maks 2 flasker pr kunde'],
        ['13176901', 'Skottland', 'Whisky', '0.7', '1330', '58', 'maks 1 flaske pr kunde'],
      ),
    ),
  )

  it('takes no limit for customers for a container', () => {
    expect(row).toMatchObject({ reference: '13176701', container_type: null })
  })

  it('knows a header that the spreadsheet program numbered', () => {
    expect(row?.volume_note).toBe('Totalt antall2: 72')
  })
})
