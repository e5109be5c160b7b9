// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../ui/test/render-in-english.tsx'
import { PaidAmount, type PaidAmountProps } from './paid-amount.tsx'

englishPage()
beforeAll(() => loadTexts('billing'))

const euros = (amount_minor: number) => ({ amount_minor, currency: 'EUR' })
const shown = (more: Partial<PaidAmountProps['payment']>) => {
  const silent = { net: euros(18_500), total: euros(18_500), tax: null, is_reverse_charge: false }
  return renderAt('/', <PaidAmount payment={{ ...silent, ...more }} />).container.textContent
}

it('says that tax is included only where some was charged', () => {
  const taxed = { total: euros(20_813), tax: euros(4163) }
  expect(shown(taxed)).toBe('\u20ac208.13, tax included.')
  expect(shown({ tax: euros(0) })).toBe('\u20ac185.00')
})

it('says so where the buyer owes the tax at home, also with a discount', () => {
  const discounted = { total: euros(16_650), tax: euros(0), is_reverse_charge: true }
  expect(shown(discounted)).toBe('\u20ac166.50, no VAT charged: reverse charge.')
})

it('says nothing about tax where nothing is known', () => {
  expect(shown({ total: euros(16_650) })).toBe('\u20ac166.50')
  expect(shown({ total: null })).toBe('\u20ac185.00 excluding tax.')
})
