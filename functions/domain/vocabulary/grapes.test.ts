import { describe, expect, it } from 'vitest'
import { grapeOf, grapesNamedIn } from './grapes.ts'

describe('grapeOf', () => {
  it.each([
    ['Shiraz', 'Syrah'],
    ['Pinot Grigio', 'Pinot Gris'],
    ['Grauburgunder', 'Pinot Gris'],
    ['GARNACHA', 'Grenache'],
    ['Spätburgunder', 'Pinot Noir'],
    ['Mataro', 'Mourvèdre'],
    ['monastrell', 'Mourvèdre'],
    ['Cot N', 'Malbec'],
    ['Tinta Roriz', 'Tempranillo'],
    ['Weissburgunder', 'Pinot Blanc'],
    ['weißburgunder', 'Pinot Blanc'],
    ['Morillon', 'Chardonnay'],
    ['kékfrankos', 'Blaufränkisch'],
    ['Zinfandel', 'Primitivo'],
    ["pineau d'aunis", "Pineau d'Aunis"],
    ['listan negro', 'Listán Negro'],
    ['Sauvignon', 'Sauvignon Blanc'],
    ['Мальбек', 'Malbec'],
    ['西拉', 'Syrah'],
    ['Koncord', 'Concord'],
    ['Petite Sirah', 'Petite Sirah'],
  ])('%s is %s', (name, canonical) => expect(grapeOf(name)).toBe(canonical))

  it.each(['', 'organic grapes', 'Reserva', 'blanc', 'Beaujolais', 'California'])(
    '%j is no variety',
    (name) => expect(grapeOf(name)).toBeNull(),
  )
})

it('finds varieties in a text', () => {
  expect(grapesNamedIn('60% Grenache Blanc, 40 % Shiraz / Syrah and Cabernet Sauvignon')).toEqual([
    'Grenache Blanc',
    'Syrah',
    'Cabernet Sauvignon',
  ])
  expect(grapesNamedIn('Domaine du Vieux Moulin')).toEqual([])
})
