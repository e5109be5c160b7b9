import { describe, expect, it } from 'vitest'
import { publishedCountry } from './published-country.ts'

describe('a published country', () => {
  it.each([
    ['Hungary', 'it', 'Ungheria'],
    ['South Africa', 'de', 'S\u00fcdafrika'],
    ['USA', 'es', 'Estados Unidos'],
    ['France', 'en', 'France'],
    ['EU or Norway', 'fr', 'UE ou Norv\u00e8ge'],
    ['Europe or Mexico', 'en', 'Europe or Mexico'],
    ['Norway, Sweden, Finland or Denmark', 'de', 'Norwegen, Schweden, Finnland oder D\u00e4nemark'],
    ['Czech Republic or Norway', 'es', 'Chequia o Noruega'],
    ['Nordics', 'it', 'Paesi nordici'],
  ] as const)('%s is named in %s', (words, language, expected) => {
    expect(publishedCountry(words, language)).toBe(expected)
  })

  it('stays as it was published where a part of it is no country', () => {
    expect(publishedCountry('Norway or Atlantis', 'fr')).toBe('Norway or Atlantis')
  })
})
