import { expect, test } from 'vitest'
import { termsBeside } from './terms-beside.ts'

const basisIn = (...lines: string[]) => termsBeside(lines).basis

test('prices that hold the tax are those of a shop, whatever the list is called', () => {
  expect(basisIn('Tarif export 2026', 'Prix TTC en EUR.')).toBe('retail')
  expect(basisIn('Trade price list', 'Prices in EUR, excl. VAT.')).toBeNull()
  expect(basisIn('Trade price list 2026', 'Recommended retail price on request')).toBeNull()
})

test.each([
  ['Prices per case of 6 bottles (ex works)', 'case', 6],
  ['Preise pro Karton zu 12 Flaschen, ab Weingut', 'case', 12],
  ['Prix par carton de 6 bouteilles, départ cave', 'case', 6],
  ['Prezzi per cartone da 6 bottiglie', 'case', 6],
  ['Precios por caja de 12 botellas', 'case', 12],
  ['Preços por caixa de 6 garrafas', 'case', 6],
  ['Prices per bottle', 'unit', null],
  ['Minimum order: 1 case of 6 bottles', null, null],
  ['Prices hold for orders of 10 cases of 6 bottles', null, null],
  ['Bottles per case', null, null],
  ['Prices in EUR', null, null],
] as const)('%s', (line, per, units) => {
  expect(termsBeside([line])).toMatchObject({ per, units })
})

test('the tax that a line of conditions excludes', () => {
  expect(termsBeside(['Price list 2026', 'Prices in CHF, excl. VAT']).vat).toBe('excl')
  expect(termsBeside(['Price list 2026', 'Prices in CHF']).vat).toBeNull()
})
