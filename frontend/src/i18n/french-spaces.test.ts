import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { frenchSpaces } from './french-spaces.ts'

describe('spaces before French punctuation', () => {
  it('leaves other languages alone', async () => {
    const texts = i18next.createInstance().use(frenchSpaces)
    await texts.init({
      lng: 'fr',
      postProcess: ['french-spaces'],
      resources: {
        fr: { matching: { criteria: { gap: 'Écart : {{gap}}' } } },
        de: { matching: { criteria: { gap: 'Abstand : {{gap}}' } } },
      },
    })
    expect(texts.t('matching:criteria.gap', { gap: '2' })).toBe('Écart\u00a0: 2')
    await texts.changeLanguage('de')
    expect(texts.t('matching:criteria.gap', { gap: '2' })).toBe('Abstand : 2')
  })
})
