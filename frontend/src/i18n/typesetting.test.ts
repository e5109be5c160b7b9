import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { typesetting } from './typesetting.ts'

describe('texts as their language sets them', () => {
  it('is done to what was filled in too, and to no other language', async () => {
    const texts = i18next.createInstance().use(typesetting)
    await texts.init({
      lng: 'fr',
      postProcess: ['typesetting'],
      resources: {
        fr: { matching: { criteria: { gap: 'Écart : {{gap}}' } } },
        it: { matching: { criteria: { gap: 'il {{gap}}' } } },
        de: { matching: { criteria: { gap: 'Abstand : {{gap}}' } } },
      },
    })
    expect(texts.t('matching:criteria.gap', { gap: '2' })).toBe('Écart\u00a0: 2')
    await texts.changeLanguage('it')
    expect(texts.t('matching:criteria.gap', { gap: '8 maggio' })).toBe('l\u2019' + '8 maggio')
    await texts.changeLanguage('de')
    expect(texts.t('matching:criteria.gap', { gap: '2' })).toBe('Abstand : 2')
  })
})
