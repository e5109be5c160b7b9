import { expect, test } from 'vitest'
import { vatOf } from './vat.ts'

test.each([
  ['Prices incl. VAT', 'incl'],
  ['IVA esclusa', 'excl'],
  ['IVA non inclusa', 'excl'],
  ['Prix hors taxes', 'excl'],
  ['Prix TTC', 'incl'],
  ['Preise zzgl. MwSt.', 'excl'],
  ['Hinnat sisältävät arvonlisäveron', 'incl'],
  ['Hinnat ilman arvonlisäveroa', 'excl'],
  ['Cene vključujejo DDV', 'incl'],
  ['Ceny bez DPH', 'excl'],
  ['Ceny z VAT', 'incl'],
  ['Nettó árak ÁFA nélkül', 'excl'],
  ['Árak ÁFÁ-val', 'incl'],
  ['Цены без НДС', 'excl'],
  ['Цена с НДС', 'incl'],
  ['Τιμές χωρίς ΦΠΑ', 'excl'],
  ['税込', 'incl'],
  ['税別', 'excl'],
  ['Preço s/ IVA', 'excl'],
  ['PVP c/ IVA', 'incl'],
  ['Ceny s DPH', 'incl'],
  ['Price per bottle', null],
  ['9.00 + VAT', 'excl'],
  ['9,00 + 22 % IVA', 'excl'],
  ['Salvatore', null],
] as const)('%s', (words, vat) => {
  expect(vatOf(words)).toBe(vat)
})
