import { describe, expect, test } from 'vitest'
import { isDoubtfulDrink, isNoDrinkType, readType, typeInName, typeNormOf } from './type-words.ts'

describe('readType', () => {
  test.each([
    ['Rotwein', 'red wine'],
    ['WEISSWEINE', 'white wine'],
    ['ROSÉWEINE', 'rosé wine'],
    ['VINI BIANCHI FERMI', 'white wine'],
    ['BOLLICINE', 'sparkling wine'],
    ['Vin blanc', 'white wine'],
    ['Rouge', 'red wine'],
    ['Tintos', 'red wine'],
    ['Vinos rosados y rosé', 'rosé wine'],
    ['Espumosos', 'sparkling wine'],
    ['Sparkling rosé', 'sparkling rosé wine'],
    ['CHAMPAGNE', 'sparkling wine'],
    ['Øl / Surøl', 'beer'],
    ['Øl / Porter & stout', 'beer'],
    ['Öl', 'beer'],
    ['oluet', 'beer'],
    ['Mjød', 'mead'],
    ['Rødvin', 'red wine'],
    ['Rött vin', 'red wine'],
    ['Mousserande vin', 'sparkling wine'],
    ['Musserende vin', 'sparkling wine'],
    ['punaviinit / Mehevä & Hilloinen', 'red wine'],
    ['Vodka och Brännvin', 'vodka'],
    ['Rom, brun', 'rum'],
    ['Single Malt Whisky', 'whisky'],
    ['Akevitt', 'aquavit'],
    ['DESTILADOS', 'spirits'],
    ['Portvin', 'fortified wine'],
    ['白ワイン', 'white wine'],
    ['赤', 'red wine'],
    ['Vino Rosso', 'red wine'],
    ['Wine', 'wine'],
    ['Sider', 'cider'],
    ['couleur', null],
    ['LACTEOS', null],
  ])('%s is %s', (text, type) => {
    expect(readType(text)).toBe(type)
  })
})

test('a name gives away only what is never anything else', () => {
  expect(typeInName('Santenay Rouge')).toBe('red wine')
  expect(typeInName('Prosecco Cüpli')).toBe('sparkling wine')
  expect(typeInName('Cuvée Terre Nacrée (Blanc de Blancs)')).toBeNull()
  expect(typeInName('Sauvignon Blanc Reserva')).toBeNull()
  expect(typeInName('Barolo')).toBeNull()
})

test('type and name together', () => {
  expect(typeNormOf('Sparkling', ['Rosé', 'Cuvée Rosé – Le Suchot'])).toBe('sparkling rosé wine')
  expect(typeNormOf('WEISSWEINE', ['Prosecco Cüpli'])).toBe('sparkling wine')
  expect(typeNormOf('Sparkling Wine', ['Julien Fremont Cidre Brut Nature'])).toBe('sparkling wine')
  expect(typeNormOf(null, ['Yvorne blanc Chablais AOC'])).toBe('white wine')
  expect(typeNormOf(null, ['Yvorne'])).toBeNull()
})

test('other goods of a shop', () => {
  expect(isNoDrinkType('LACTEOS')).toBe(true)
  expect(isNoDrinkType('CERVEZAS')).toBe(false)
  expect(isDoubtfulDrink('ACETO DI VINO PEPPOLI')).toBe(true)
  expect(isDoubtfulDrink('Achelo Syrah')).toBe(false)
})
