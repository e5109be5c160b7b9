import { describe, expect, it } from 'vitest'
import { labelled, semicolon, typeset } from './typeset.ts'

describe('a text as its language sets it', () => {
  it.each([
    ['publié ; ici', 'publié\u202f; ici'],
    ['prêt ? oui !', 'prêt\u202f? oui\u202f!'],
    ['Millésime : 2023', 'Millésime\u00a0: 2023'],
    ['« non »', '«\u00a0non\u00a0»'],
    ['https://nordgate.example à 16:40', 'https://nordgate.example à 16:40'],
  ])('has the spaces of French punctuation in French: %s', (written, shown) => {
    expect(typeset('fr', written)).toBe(shown)
    expect(typeset('de', written)).toBe(written)
  })

  it.each([
    ['entro il 8 dicembre', 'entro l’' + '8 dicembre'],
    ['Dal 11 giugno al 8 luglio', 'Dall’' + '11 giugno all’' + '8 luglio'],
    ['Il 80%, del 8%', 'L’' + '80%, dell’' + '8%'],
    ['il 18 maggio, il 1º giugno, il 110%', 'il 18 maggio, il 1º giugno, il 110%'],
  ])('has the article that is spoken before the number in Italian: %s', (written, shown) => {
    expect(typeset('it', written)).toBe(shown)
    expect(typeset('es', written)).toBe(written)
  })

  it('sets the colon after a label', () => {
    expect(labelled('fr', 'Lancement', 'Riesling')).toBe('Lancement\u00a0: Riesling')
    expect(labelled('it', 'Lancio', 'Riesling')).toBe('Lancio: Riesling')
  })

  it('sets the semicolon between parts', () => {
    expect(['2023', '2024'].join(semicolon('fr'))).toBe('2023\u202f; 2024')
    expect(['2023', '2024'].join(semicolon('es'))).toBe('2023; 2024')
  })
})
