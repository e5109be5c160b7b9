import { describe, expect, test } from 'vitest'
import { wordsBesidePrice } from './beside-price.ts'
import { readPrice } from './read-price.ts'

describe('readPrice', () => {
  test.each([
    ['15.50€', 15.5, 'EUR', null],
    ['€7,00', 7, 'EUR', null],
    ['8,95 €', 8.95, 'EUR', null],
    ["1'500", 1500, null, null],
    ['£222.85/6 bts', 222.85, 'GBP', 6],
    ['£99.95/6B case', 99.95, 'GBP', 6],
    ['£23,15', 23.15, 'GBP', null],
    ['6 0', 60, null, null],
    ['CHF 12.50', 12.5, 'CHF', null],
    ['129,90 kr', 129.9, null, null],
    ['12,-', 12, null, null],
  ])('%s', (text, amount, currency, units) => {
    expect(readPrice(text, null)).toMatchObject({ amount, currency, raw: text, units })
  })

  test.each([
    '',
    '~',
    '-',
    '€0,00',
    '0',
    'on request',
    '16.13%',
    'Barolo 2016',
    '2 bottles',
    '6 btl',
    '6x75cl',
    '12.5% vol',
    '12.5 vol',
    '9.00 organic',
    '€ 9.00 organic',
    '€ 10-12',
    '(2420)',
    'n/a',
  ])('%j is none', (text) => {
    expect(readPrice(text, null)).toBeNull()
  })

  test('a number of a spreadsheet loses its noise, not its digits', () => {
    expect(readPrice(450.00021, null)).toEqual({
      amount: 450,
      currency: null,
      raw: '450.00021',
      units: null,
      said: '',
    })
  })
})

describe('words beside the amount', () => {
  test.each([
    ['€ 9.00 per bottle', 9, { per: 'unit', basis: null, vat: null }],
    ['€ 9.00 per case', 9, { per: 'case', units: null }],
    ['€ 54.00 per case of 6', 54, { per: 'case', units: 6 }],
    ['case of 6: € 54.00', 54, { per: 'case', units: 6 }],
    ['€ 9.00 per bottle (6x75cl)', 9, { per: 'unit', units: null }],
    ['€ 27.00 / case (6x75cl)', 27, { per: 'case', units: 6 }],
    ['€ 9.00 excl. VAT', 9, { vat: 'excl' }],
    ['€ 19.90 incl. VAT', 19.9, { vat: 'incl' }],
    ['€ 9.00 + VAT', 9, { vat: 'excl' }],
    ['€ 9.00 + 20 % VAT', 9, { vat: 'excl' }],
    ['€ 19.90 retail', 19.9, { basis: 'retail' }],
    ['EXW € 9.20', 9.2, { basis: 'ex_works' }],
    ['9.20 EXW', 9.2, { basis: 'ex_works' }],
    ['FOB 9.20', 9.2, { basis: 'fob' }],
    ['RRP 19.90', 19.9, { basis: 'retail' }],
    ['RRP € 19.90', 19.9, { basis: 'retail' }],
    ['UVP 19,90', 19.9, { basis: 'retail' }],
    ['19,90 € TTC', 19.9, { vat: 'incl' }],
    ['9,20 HT', 9.2, { vat: 'excl' }],
    ['franco cantina 9,20 €', 9.2, { basis: 'ex_works' }],
    ['9,20 € + IVA', 9.2, { vat: 'excl' }],
    ['€ 19,90 al pubblico', 19.9, { basis: 'retail' }],
    ['19,90 € IVA inclusa', 19.9, { vat: 'incl' }],
    ['54,00 € al cartone da 6', 54, { per: 'case', units: 6 }],
    ['9,20 € en bodega', 9.2, { basis: 'ex_works' }],
    ['PVP 19,90 €', 19.9, { basis: 'retail' }],
    ['9,20 € sin IVA', 9.2, { vat: 'excl' }],
    ['54,00 € por caja de 6', 54, { per: 'case', units: 6 }],
    ['ab Weingut 9,20 €', 9.2, { basis: 'ex_works' }],
    ['9,20 € zzgl. MwSt.', 9.2, { vat: 'excl' }],
    ['19,90 € inkl. MwSt.', 19.9, { vat: 'incl' }],
    ['9,20 € netto je Flasche', 9.2, { per: 'unit', vat: 'excl' }],
    ['54,00 € pro 6er Karton', 54, { per: 'case', units: 6 }],
    ['départ cave 9,20 €', 9.2, { basis: 'ex_works' }],
    ['9,20 € la bouteille HT', 9.2, { per: 'unit', vat: 'excl' }],
    ['prix public conseillé 19,90 €', 19.9, { basis: 'retail' }],
    ['54,00 € le carton de 6', 54, { per: 'case', units: 6 }],
    ['9,20 € à saída da adega', 9.2, { basis: 'ex_works' }],
    ['9,20 € s/ IVA', 9.2, { vat: 'excl' }],
    ['19,90 € c/ IVA', 19.9, { vat: 'incl' }],
    ['preço de venda ao público 19,90 €', 19.9, { basis: 'retail' }],
    ['54,00 € por caixa de 6 garrafas', 54, { per: 'case', units: 6 }],
    ['129 kr pr. flaske ekskl. moms', 129, { per: 'unit', vat: 'excl' }],
  ] as const)('%s', (text, amount, words) => {
    const price = readPrice(text, null)
    expect(price?.amount).toBe(amount)
    expect(wordsBesidePrice(price?.said ?? '')).toMatchObject(words)
  })
})
