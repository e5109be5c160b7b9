import { describe, expect, it } from 'vitest'
import { categoryOf } from './categories.ts'
import { subtypeContains } from './drink-subtypes.ts'

describe('categoryOf', () => {
  it.each([
    ['Red Wine', 'red_wine', null],
    ['Rött vin', 'red_wine', null],
    ['punaviinit', 'red_wine', null],
    ['Hvitvin', 'white_wine', null],
    ['Rosé wine', 'rose_wine', null],
    ['Sparkling wine, white', 'sparkling_wine', 'white'],
    ['Sparkling wine rosé', 'sparkling_wine', 'rose'],
    ['sparkling rosé wine', 'sparkling_wine', 'rose'],
    ['Semi-sparkling wine rosé', 'sparkling_wine', 'rose'],
    ['Sparkling or semi-sparkling wine, white', 'sparkling_wine', 'white'],
    ['Mousserande vin Torrt vitt', 'sparkling_wine', 'white'],
    ['Musserende vin', 'sparkling_wine', null],
    ['Champagne', 'sparkling_wine', null],
    ['Vermouth', 'fortified_wine', 'vermouth'],
    ['Vermouth Rosso', 'fortified_wine', 'vermouth_red'],
    ['Vermut blanco', 'fortified_wine', 'vermouth_white'],
    ['Aromatised wine products', 'other_wine', 'aromatised_wine'],
    ['Mulled wine / glögi', 'other_wine', 'mulled_wine'],
    ['Gin', 'spirits', 'gin'],
    ['Whisky, malt', 'spirits', 'whisky_malt'],
    ['Whisky, other', 'spirits', 'whisky_other'],
    ['Single Malt Whisky', 'spirits', 'whisky_single_malt'],
    ['Aquavit, clear', 'spirits', 'aquavit_clear'],
    ['Liqueurs, fruits and berries', 'spirits', 'liqueur_fruit'],
    ['Liqueur, cream', 'spirits', 'liqueur_cream'],
    ['Spirits-based cocktail or RTD', 'spirits', 'rtd'],
    ['Other spirits below 15 %', 'spirits', 'spirits_below_15'],
    ['Fruit spirits', 'spirits', 'fruit_spirits'],
    ['Flavoured spirits', 'spirits', 'flavoured_spirits'],
    ['whisky liqueur', 'spirits', 'liqueur'],
    ['liqueur de whisky', 'spirits', 'liqueur'],
    ['Whisky Bourbon', 'spirits', 'whisky_bourbon'],
    ['Gin och Genever Genever', 'spirits', 'genever'],
    ['Mörk rom', 'spirits', 'rum_dark'],
    ['India pale ale', 'beer', 'india_pale_ale'],
    ['Porter & stout', 'beer', 'porter_stout'],
    ['Top fermented', 'beer', 'top_fermented'],
    ['Ljus lager', 'beer', 'pale_lager'],
    ['vehnäolut', 'beer', 'wheat_beer'],
    ['Apple cider', 'cider', 'cider_apple'],
    ['siiderit', 'cider', null],
    ['Saison', 'beer', 'saison'],
    ['Belgian Tripel', 'beer', 'tripel'],
    ['Witbier', 'beer', 'witbier'],
    ['červené víno', 'red_wine', null],
    ['fehérbor', 'white_wine', null],
    ['пилснер', 'beer', 'pilsner'],
  ])('%s', (words, category, subtype) =>
    expect(categoryOf(words)).toEqual({ categories: [category], subtype }),
  )

  it('leaves the colour of a wine open', () => {
    expect(categoryOf('wine').categories).toHaveLength(6)
    expect(categoryOf('wine', 'Barolo 2019').categories).toHaveLength(6)
    expect(categoryOf('wine', 'Château Cheval Blanc').categories).toHaveLength(6)
    expect(categoryOf('wine', 'Rosso di Montalcino').categories).toEqual(['red_wine'])
    expect(categoryOf('wine', 'Côtes de Provence Rosé').categories).toEqual(['rose_wine'])
    expect(categoryOf('wine', 'Champagne Brut Rosé')).toEqual({
      categories: ['sparkling_wine'],
      subtype: 'rose',
    })
  })

  it.each<[string, string[], string | null]>([
    ['Glen Grant 1950 68 Year Old', ['spirits', 'fortified_wine'], null],
    ['Talisker Single Malt 10 Year Old', ['spirits'], 'whisky_single_malt'],
    ['Balvenie Caribbean Rum Cask 14 Year Old', ['spirits', 'fortified_wine'], null],
    ['Hennessy Cognac Fine Champagne', ['spirits'], 'cognac'],
    ['Champagne Vaucelle Brut Rosé', ['sparkling_wine'], 'rose'],
    ['Hazy IPA 44 cl', ['beer'], 'hazy_ipa'],
    ['Westmalle Tripel', ['beer'], 'tripel'],
    ['Barolo Cannubi 2019', [], null],
    ['Garnacha 80 Year Old Vines', [], null],
  ])('reads the name alone: %s', (name, categories, subtype) =>
    expect(categoryOf(null, name)).toEqual({ categories, subtype }),
  )

  it.each<[string, string, string]>([
    ['whisky', 'Glenfiddich Grand Couronne Single Malt', 'whisky_single_malt'],
    ['beer', 'Hiisi Otus Hazy IPA', 'hazy_ipa'],
    ['spirits', 'Plymouth Gin', 'gin'],
    ['rum', 'Angels Bourbon Cask', 'rum'],
    ['bourbon', 'Makers Whisky', 'whisky_bourbon'],
  ])('takes from the name what the type leaves open: %s, %s', (words, name, subtype) =>
    expect(categoryOf(words, name).subtype).toBe(subtype),
  )

  it('knows a drink without alcohol', () =>
    expect(categoryOf('alkoholittomat / Valkoviinit')).toEqual({
      categories: [],
      subtype: 'alcohol_free',
    }))

  it('does not let a name overrule the type', () => {
    expect(categoryOf('alcohol-free wine', 'Prosecco 0,0').categories).toEqual([])
    expect(categoryOf('red wine', 'Bourbon Barrel Zinfandel').categories).toEqual(['red_wine'])
  })

  it.each([null, '', 'Delivery', 'alcohol-free wine'])('does not understand %j', (words) =>
    expect(categoryOf(words).categories).toEqual([]),
  )
})

it.each([
  ['whisky', 'whisky_straight_bourbon', true],
  ['whisky_malt', 'whisky_blended', false],
  ['fruit_spirits', 'mezcal', true],
  ['top_fermented', 'india_pale_ale', true],
  ['india_pale_ale', 'top_fermented', false],
  ['white', 'white', true],
  ['india_pale_ale', 'hazy_ipa', true],
  ['pale_ale', 'india_pale_ale', false],
  ['belgian_ale', 'tripel', true],
  ['saison', 'tripel', false],
  ['top_fermented', 'saison', true],
  ['wheat_beer', 'witbier', true],
  ['witbier', 'hefeweizen', false],
  ['porter_stout', 'baltic_porter', true],
  ['porter_stout', 'imperial_stout', true],
  ['pale_lager', 'vienna_lager', true],
])('subtype %s contains %s: %s', (outer, inner, expected) =>
  expect(subtypeContains(outer, inner)).toBe(expected),
)
