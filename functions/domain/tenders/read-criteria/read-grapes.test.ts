import { describe, expect, it } from 'vitest'
import { compareGrapes } from '../../matching/compare/grapes.ts'
import { stating } from '../../matching/product-for-tests.ts'
import { criterionSchema } from '../criterion.ts'
import { read, textsOf } from './published-for-tests.ts'

function grapes(...phrases: string[]) {
  return read('grapes', { grapes: phrases }).map(
    ({ rules, single_variety, min_varieties, unread = [] }) =>
      [
        ...rules.map(
          ({ varieties, together, min_share, max_share }) =>
            `${together}(${varieties.join(', ')}) ${min_share ?? ''}-${max_share ?? ''}`,
        ),
        ...(single_variety ? ['single'] : []),
        ...(min_varieties === null ? [] : [`at least ${min_varieties}`]),
        ...unread.map((words) => `? ${words}`),
      ].join('; '),
  )
}

describe('readGrapes', () => {
  it.each([
    ['Pinotage', 'any(Pinotage) -'],
    ['Based on min. 80 % Pinotage', 'any(Pinotage) 80-'],
    ['Based on 100 % Chenin blanc', 'any(Chenin Blanc) 100-'],
    ['Single grape variety Chardonnay', 'any(Chardonnay) -; single'],
    ['Single grape variety riesling (100 %)', 'any(Riesling) 100-; single'],
    ['Single grape variety Godello (min. 90 %)', 'any(Godello) 90-'],
    [
      'Single variety Chardonnay, Riesling or Pinot Noir',
      'any(Chardonnay, Riesling, Pinot Noir) -; single',
    ],
    ['Single grape variety Morillon/Chardonnay', 'any(Chardonnay) -; single'],
    ['Single grape variety pinot noir/spätburgunder', 'any(Pinot Noir) -; single'],
    ['Based on 100 % Cot N / Malbec', 'any(Malbec) 100-'],
    [
      'Based on min. 70 % Grenache, Tempranillo or Mataro/Mourvèdre',
      'any(Grenache, Tempranillo, Mourvèdre) 70-',
    ],
    [
      'Based on min. 70 % Chenin Blanc or Grenache Blanc/Gris',
      'any(Chenin Blanc, Grenache Blanc, Grenache Gris) 70-',
    ],
    ['Based on Chardonnay and/or Chenin Blanc', 'sum(Chardonnay, Chenin Blanc) -'],
    ['Based on min. 40 % bical and/or baga', 'sum(Bical, Baga) 40-'],
    [
      'Based on min. 50 % Jacquère and max 20 % Chardonnay',
      'any(Jacquère) 50-; any(Chardonnay) -20',
    ],
    ['max. 20 % Vinhão', 'any(Vinhão) -20'],
    ['60 % Malbec minimum', 'any(Malbec) 60-'],
    ['Blend of min. 2 grape varieties', 'at least 2'],
    [
      'Blend of 100 % chardonnay, pinot noir and/or meunier',
      'sum(Chardonnay, Pinot Noir, Pinot Meunier) 100-',
    ],
    [
      'Blend of Grauburgunder and Weissburgunder, of which min. 35 % Weissburgunder',
      'each(Pinot Gris, Pinot Blanc) -; any(Pinot Blanc) 35-',
    ],
    [
      'Blend of 100 % sangiovese and montepulciano of which min. 50 % sangiovese',
      'each(Sangiovese, Montepulciano) -; sum(Sangiovese, Montepulciano) 100-; any(Sangiovese) 50-',
    ],
    [
      'Blend of min. 90 % sauvignon blanc and semillon, of which min. 10 % semillon',
      'each(Sauvignon Blanc, Sémillon) -; sum(Sauvignon Blanc, Sémillon) 90-; any(Sémillon) 10-',
    ],
    [
      'Based on chardonnay, pinot noir, weissburgunder and/or meunier, of which min. 50 % chardonnay',
      'sum(Chardonnay, Pinot Noir, Pinot Blanc, Pinot Meunier) -; any(Chardonnay) 50-',
    ],
  ])('%s', (phrase, expected) => {
    expect(grapes(phrase)).toEqual([expected])
    expect(textsOf({ grapes: [phrase] })).toEqual([])
  })

  it('reads phrases that belong together', () =>
    expect(grapes('min. 60 % Malbec', 'rest Mourvedre and Tannat', 'no grape below 10 %')).toEqual([
      'any(Malbec) 60-; sum(Malbec, Mourvèdre, Tannat) 100-; each(Malbec, Mourvèdre, Tannat) 10-',
    ]))

  it('keeps a remark as text', () => {
    const phrase =
      'Based on min. 80 % albariño or grüner veltliner (grape type must appear on the front label)'
    expect(grapes(phrase)).toEqual(['any(Albariño, Grüner Veltliner) 80-'])
    expect(textsOf({ grapes: [phrase] })).toEqual(['grape type must appear on the front label'])
  })

  it.each<[string[], string[]]>([
    [['Based on min. 80 % Flurbel'], ['? Based on min. 80 % Flurbel']],
    [['no grape below 10 %'], ['? no grape below 10 %']],
    [['local grapes'], ['? local grapes']],
    [['Based on min. 80 % Riesling or Flurbel'], ['any(Riesling) 80-; ? Flurbel']],
    [
      ['Single variety Chardonnay, Flurbel or Pinot Noir'],
      ['any(Chardonnay, Pinot Noir) -; single; ? Flurbel'],
    ],
    [
      ['min. 60 % Malbec', 'local grapes'],
      ['any(Malbec) 60-', '? local grapes'],
    ],
    [['min. 60 % Chardonnay, min. 20 % Flurbel'], ['any(Chardonnay) 60-', '? min. 20 % Flurbel']],
    [
      ['min. 60 % Chardonnay, min. 20 % Flurbel', 'rest Syrah'],
      ['any(Chardonnay) 60-', '? min. 20 % Flurbel', '? rest Syrah'],
    ],
    [
      ['Flurbel and Syrah', 'no grape below 10 %'],
      ['each(Syrah) -; ? Flurbel', '? no grape below 10 %'],
    ],
    [
      ['min. 60 % Syrah or Flurbel', 'rest Mourvedre and Tannat'],
      ['any(Syrah) 60-; ? Flurbel', '? rest Mourvedre and Tannat'],
    ],
    [
      ['min. 60 % Flurbel', 'rest Mourvedre and Tannat'],
      ['? min. 60 % Flurbel', '? rest Mourvedre and Tannat'],
    ],
    [
      ['min. 60 % Malbec', 'rest Flurbel'],
      ['any(Malbec) 60-', '? rest Flurbel'],
    ],
  ])('asks for %j, which it does not know in full', (phrases, expected) => {
    expect(grapes(...phrases)).toEqual(expected)
    expect(read('grapes', { grapes: phrases }).every(({ required }) => required)).toBe(true)
    expect(textsOf({ grapes: phrases })).toEqual([])
    for (const criterion of read('grapes', { grapes: phrases }))
      expect(criterionSchema.parse(criterion)).toEqual(criterion)
  })

  it('asks for a part that it does not know also beside one that is met', () => {
    const asked = read('grapes', { grapes: ['min. 60 % Chardonnay, min. 20 % Flurbel'] })
    const chardonnay = stating({ grapes: [{ variety: 'Chardonnay', share: 100 }] })
    expect(asked.map((one) => compareGrapes(one, chardonnay).status)).toEqual(['met', 'unknown'])
  })

  it('leaves a requirement of which it knows no variety to a person', () => {
    const requirements = ['Based on min. 80 % Flurbel']
    expect(read('grapes', { requirements })).toEqual([])
    expect(textsOf({ requirements })).toEqual(requirements)
  })

  it.each([
    'Based on rum',
    'Based on tequila',
    'Based on 100 % apple',
    'Based on 100 % Norwegian malt',
  ])('does not take %s for grapes', (phrase) =>
    expect(textsOf({ category: 'spirits', requirements: [phrase] })).toEqual([phrase]),
  )
})
