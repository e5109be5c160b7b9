import { expect, it, test } from 'vitest'
import { asDate, longDate, writeInstant } from './written-date.ts'

test.each([
  ['en', '29 January 2026'],
  ['de', '29. Januar 2026'],
  ['fr', '29 janvier 2026'],
  ['es', '29 de enero de 2026'],
  ['it', '29 gennaio 2026'],
] as const)('a date in %s is %s', (language, written) => {
  expect(longDate(language, '2026-01-29')).toBe(written)
})

it('counts the first of a month in French and Italian, and no other day with a one', () => {
  expect(longDate('fr', '2027-01-01')).toBe('1er janvier 2027')
  expect(longDate('fr', '2027-01-11')).toBe('11 janvier 2027')
  expect(longDate('fr', '2027-01-21')).toBe('21 janvier 2027')
  expect(asDate('fr', 'vendredi 1 janv. 2027')).toBe('vendredi 1er janv. 2027')
  expect(longDate('it', '2027-01-01')).toBe('1º gennaio 2027')
  expect(longDate('de', '2027-01-01')).toBe('1. Januar 2027')
  expect(longDate('es', '2027-01-01')).toBe('1 de enero de 2027')
})

it('says a time of day within German words as they are said', () => {
  const options = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  } as const
  expect(writeInstant('de', '2027-03-30T07:00:00Z', options)).toBe(
    '30. März 2027 um 07:00\u00a0Uhr',
  )
  expect(writeInstant('fr', '2027-03-30T07:00:00Z', options)).toBe('30 mars 2027 à 07:00')
})

it('writes an instant by the clock of a zone', () => {
  const options = { dateStyle: 'long', timeZone: 'Europe/Stockholm' } as const
  expect(writeInstant('en', '2026-12-31T23:30:00Z', options)).toBe('1 January 2027')
})
