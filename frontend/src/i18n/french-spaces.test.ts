import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { frenchSpaces, withFrenchSpaces } from './french-spaces.ts'

describe('spaces before French punctuation', () => {
  it.each([
    ['publié ; ici', 'publié\u202f; ici'],
    ['prêt ? oui !', 'prêt\u202f? oui\u202f!'],
    ['Millésime : 2023', 'Millésime\u00a0: 2023'],
    ['« non »', '«\u00a0non\u00a0»'],
    ['https://nordgate.example à 16:40', 'https://nordgate.example à 16:40'],
  ])('%s', (written, shown) => {
    expect(withFrenchSpaces(written)).toBe(shown)
  })

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
