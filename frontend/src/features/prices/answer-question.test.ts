import { expect, it } from 'vitest'
import { answerQuestion, missingIn } from './answer-question.ts'
import { parseQuestion } from './price-question.ts'

const answer = (search: string, today = '2026-11-22') =>
  answerQuestion(parseQuestion(new URLSearchParams(search)), today)

it('counts by the day of sale, else by today', () => {
  expect(answer('price=3')).toMatchObject({ kind: 'ladder', day: '2026-11-22' })
  expect(answer('price=3&day=2027-05-01')).toMatchObject({ kind: 'ladder', day: '2027-05-01' })
  expect(answer('price=3&day=soon')).toMatchObject({ kind: 'ladder', day: '2026-11-22' })
})

it('names what is missing, in both directions', () => {
  const missing = [{ key: 'markup_fixed', reason: 'small_pack' }]
  expect(missingIn(answer('volume=250&price=1.60'))).toEqual(missing)
  expect(missingIn(answer('volume=250&direction=down&limit=49'))).toEqual(missing)
  expect(missingIn(answer('volume=250&price=1.60&markup_fixed=2'))).toEqual([])
})

it('keeps below a limit that is itself too much', () => {
  const of = (limit: string) => {
    const found = answer(`direction=down&currency=SEK&${limit}`)
    return found.kind === 'ladder' ? found.ladder.shelf_price : null
  }
  expect(of('limit=99')).toBe(99)
  expect(of('limit=99&limit_excluded=yes')).toBe(98)
})

it('asks in the producer’s currency in both directions', () => {
  expect(answer('price=3&currency=EUR')).toMatchObject({
    ex_works: { amount_minor: 300, currency: 'EUR' },
  })
  expect(answer('direction=down&limit=99&currency=EUR')).toMatchObject({
    ex_works: { amount_minor: 232, currency: 'EUR' },
  })
  expect(answer('direction=down&limit=99&currency=SEK')).toMatchObject({
    ex_works: { amount_minor: 2587, currency: 'SEK' },
  })
})
