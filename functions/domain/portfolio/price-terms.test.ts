import { expect, it } from 'vitest'
import { priceTermsOf } from './price-terms.ts'

it.each([
  ['bottle, EXW', 'unit', null, 'ex_works'],
  ['case of 12 bottles, FOB', 'case', 12, 'fob'],
  ['case of 9 bottles, FOB', 'case', 9, 'fob'],
  ['FOB case price', 'case', null, 'fob'],
  ['carton of 6, ex cellar', 'case', 6, 'ex_works'],
  ['per case of 6', 'case', 6, null],
  ['6 x 75cl', 'case', 6, null],
  ['caisse de 12, départ cave', 'case', 12, 'ex_works'],
  ['Karton à 6 Flaschen, ab Hof', 'case', 6, 'ex_works'],
  ['6/750ml', 'case', 6, null],
  ['per litre', 'litre', null, null],
  ['EUR/l ex works', 'litre', null, 'ex_works'],
  ['bottle, retail (Salgspris)', 'unit', null, 'retail'],
  ['bottle, incl. VAT, original price', 'unit', null, 'retail'],
  ['final incl. 21 % IVA (original prices block); net 371.901', null, null, 'retail'],
  ['excl. VAT (prix HT), per bottle', 'unit', null, null],
  ['bottle, incl. delivery', 'unit', null, null],
  ['inkl. 25 % moms', null, null, 'retail'],
  ['excl. VAT (prix HT)', null, null, null],
  ['bottle (restaurant)', 'unit', null, 'other'],
  ['5 dl carafe', 'unit', null, 'other'],
  ['bottle 75 cl', 'unit', null, null],
  ['bottle, DDP', 'unit', null, 'other'],
  ['', null, null, null],
  [null, null, null, null],
])('%s', (words, per, units_per_case, basis) =>
  expect(priceTermsOf(words)).toEqual({ per, units_per_case, basis }),
)
