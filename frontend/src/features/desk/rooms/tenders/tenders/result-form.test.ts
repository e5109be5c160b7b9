import { expect, it } from 'vitest'
import { readResult, typedResult } from './result-form.ts'

const result = {
  winner: 'Test Import AB',
  product: null,
  score: '87 of 100',
  price: { amount_minor: 12950, currency: 'SEK' },
  offers: 41,
  decided_on: '2027-03-01',
  evidence: 'https://example.org/results',
}

it('is read as it was written, in the language of the page', () => {
  const typed = typedResult(result, 'de')
  expect(typed.price).toBe('129,5')
  expect(readResult(typed, 'SE')).toEqual({ result })
  const least = { ...typedResult(null, 'en'), winner: ' Test AB ', evidence: 'Letter of 1 March' }
  expect(readResult(least, 'FI')).toEqual({
    result: {
      winner: 'Test AB',
      product: null,
      score: null,
      price: null,
      offers: null,
      decided_on: null,
      evidence: 'Letter of 1 March',
    },
  })
})

it('names what is missing and what is no number', () => {
  expect(readResult(typedResult(null, 'en'), 'NO')).toEqual({ wrong: ['winner', 'evidence'] })
  const typed = { ...typedResult(result, 'en'), price: 'cheap', offers: '2,5' }
  expect(readResult(typed, 'SE')).toEqual({ wrong: ['price', 'offers'] })
  expect(readResult({ ...typed, price: '0', offers: '0' }, 'SE')).toEqual({
    wrong: ['price', 'offers'],
  })
})
