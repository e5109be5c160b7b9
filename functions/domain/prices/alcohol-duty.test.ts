import { describe, expect, it } from 'vitest'
import { alcoholDutyOf } from './alcohol-duty.ts'
import { figureOn } from './figure.ts'
import { finnishFigures } from './finland/figures.ts'

type Asked = Parameters<typeof alcoholDutyOf>[1]
const duty = (
  market: 'SE' | 'NO' | 'FI',
  day: string,
  drink: Asked['drink'],
  abv: number,
  litres = 1,
) => alcoholDutyOf(market, { day, drink, abv, litres })

describe('the duty of a day', () => {
  it.each([
    // published examples: Skatteverket, Nettavisen
    ['SE', '2020-01-01', 'beer', 5.5, 4, 44.44],
    ['SE', '2024-01-01', 'beer', 5, 200, 2280],
    ['NO', '2020-06-01', 'spirits', 40, 1, 313.6],
    ['NO', '2020-06-01', 'wine', 12, 1, 61.32],
    ['SE', '2022-12-31', 'wine', 13, 0.75, 19.635],
    ['SE', '2023-06-01', 'wine', 13, 0.75, 20.6175],
    ['SE', '2027-03-01', 'wine', 13, 0.75, 22.185],
    ['SE', '2027-03-01', 'spirits', 40, 0.7, 147.5516],
    ['NO', '2025-12-31', 'wine', 13, 0.75, 51.5775],
    ['NO', '2026-01-01', 'wine', 13, 0.75, 52.7475],
    ['NO', '2025-06-01', 'beer', 4.5, 0.5, 11.84],
    ['NO', '2025-06-01', 'intermediate', 23, 1, 207.69],
    ['NO', '2026-06-01', 'spirits', 40, 0.7, 258.44],
    ['FI', '2025-06-01', 'wine', 13, 0.75, 3.42],
    ['FI', '2026-06-01', 'wine', 13, 0.75, 3.787275],
    ['FI', '2027-06-01', 'wine', 13, 0.75, 3.86415],
    ['FI', '2027-06-01', 'wine', 17, 1, 5.1522],
    ['FI', '2027-06-01', 'fermented', 7, 1, 3.4762],
    ['FI', '2025-06-01', 'beer', 6.5, 0.33, 0.77649],
    ['FI', '2027-06-01', 'beer', 3.5, 1, 1.02655],
    ['FI', '2025-06-01', 'intermediate', 21, 1, 8.74],
    ['FI', '2027-06-01', 'intermediate', 21, 1, 9.0423],
    ['FI', '2027-06-01', 'intermediate', 15, 1, 5.8764],
    ['FI', '2025-06-01', 'spirits', 40, 1, 22.2],
    ['FI', '2026-06-01', 'spirits', 40, 1, 22.512],
    ['FI', '2027-06-01', 'spirits', 40, 1, 22.968],
    ['FI', '2027-06-01', 'spirits', 10, 1, 5.67],
    ['FI', '2027-06-01', 'spirits', 2.8, 1, 0.89516],
  ] as const)('%s on %s, %s of %f %%, %f l: %f', (market, day, drink, abv, litres, amount) => {
    const found = duty(market, day, drink, abv, litres)
    expect(found?.amount).toBeCloseTo(amount, 6)
  })

  it.each([
    ['NO', 'spirits', 0.7],
    ['NO', 'beer', 0.5],
    ['NO', 'wine', 0],
    ['SE', 'beer', 2.8],
    ['FI', 'fermented', 1.2],
  ] as const)('%s does not tax %s of %f %%', (market, drink, abv) => {
    expect(duty(market, '2026-06-01', drink, abv)?.amount).toBe(0)
  })

  it.each([
    ['a wine stronger than wines are', 'SE', '2026-06-01', 'wine', 19],
    ['the weakest Finnish spirits before 2027', 'FI', '2026-06-01', 'spirits', 2],
    ['a day before the first known rate', 'FI', '2021-06-01', 'wine', 13],
  ] as const)('is not known for %s', (_, market, day, drink, abv) => {
    expect(duty(market, day, drink, abv)).toBeNull()
  })

  it.each([
    ['NO', '2026-06-01', 'beer', 4.5],
    ['NO', '2027-01-01', 'wine', 13],
    ['FI', '2028-01-01', 'wine', 13],
    ['FI', '2026-06-01', 'spirits', 8],
  ] as const)(
    '%s on %s, %s of %f %%: the rate of an ended year is none',
    (market, day, drink, abv) => {
      expect(duty(market, day, drink, abv)).toBeNull()
    },
  )

  it.each([
    ['2025-06-01', 'published', 'spirits', 40],
    ['2025-06-01', 'derived', 'intermediate', 21],
    ['2025-06-01', 'secondary', 'intermediate', 15],
    ['2026-06-01', 'derived', 'wine', 13],
    ['2027-06-01', 'published', 'wine', 13],
  ] as const)('says how sure it is: %s %s', (day, status, drink, abv) => {
    expect(duty('FI', day, drink, abv)?.figure.status).toBe(status)
  })
})

describe('what the Finnish press published of 2023 and 2024 (Yle)', () => {
  const vatOn = (day: string) => (figureOn(finnishFigures.vat, day)?.value ?? Number.NaN) / 100
  const taxShare = (shelf: number, taxed: Asked) => {
    const onAlcohol = alcoholDutyOf('FI', taxed)?.amount ?? Number.NaN
    return ((shelf - shelf / (1 + vatOn(taxed.day)) + onAlcohol) / shelf) * 100
  }
  const day = '2023-09-01'

  it('51 % tax in a wine of EUR 10, 66 % in a spirit of EUR 30', () => {
    const wine = { day, drink: 'wine', abv: 13, litres: 0.75 } as const
    expect(taxShare(10, wine)).toBeCloseTo(50.9, 1)
    expect(taxShare(30, { ...wine, drink: 'spirits', abv: 40, litres: 0.7 })).toBeCloseTo(66.3, 1)
    // and with the rates of 2025
    expect(taxShare(10, { ...wine, day: '2025-06-01' })).toBeCloseTo(54.5, 1)
  })

  it.each([
    ['wine', 13, 0.75, 0.3255],
    ['beer', 6.5, 0.33, -0.0492],
  ] as const)('the rates of 2024 change the price of %s by', (drink, abv, litres, effect) => {
    const before = duty('FI', day, drink, abv, litres)?.amount ?? Number.NaN
    const after = duty('FI', '2024-01-01', drink, abv, litres)?.amount ?? Number.NaN
    expect((after - before) * (1 + vatOn('2024-01-01'))).toBeCloseTo(effect, 4)
  })
})
