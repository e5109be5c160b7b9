import { describe, expect, it } from 'vitest'
import { publishedCountry } from './published-country.ts'

describe('a published country', () => {
  it.each([
    ['Hungary', 'it', 'Ungheria'],
    ['South Africa', 'de', 'S\u00fcdafrika'],
    ['USA', 'es', 'Estados Unidos'],
    ['France', 'en', 'France'],
  ] as const)('%s is named in %s', (words, language, expected) => {
    expect(publishedCountry(words, language)).toBe(expected)
  })

  it('stays as it was published where it is no single country', () => {
    expect(publishedCountry('EU or Norway', 'fr')).toBe('EU or Norway')
  })
})
