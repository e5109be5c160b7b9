import { describe, expect, it } from 'vitest'
import type { CriterionOf, GrapeRule } from '../../tenders/criterion.ts'
import { criterion, stating } from '../product-for-tests.ts'
import { compareGrapes } from './grapes.ts'

type Listed = [variety: string, share?: number][]
const rule = (
  varieties: string[],
  min_share: number | null = null,
  max_share: number | null = null,
  together: GrapeRule['together'] = 'sum',
): GrapeRule => ({ varieties, together, min_share, max_share })
const asked = (
  rules: GrapeRule[],
  more: Partial<Pick<CriterionOf<'grapes'>, 'single_variety' | 'min_varieties'>> = {},
) => criterion('grapes', { rules, single_variety: false, min_varieties: null, ...more })
const single = (variety: string) => asked([rule([variety])], { single_variety: true })

/** "Single variety Grillo, Catarratto or Inzolia", as it is read. */
const anyOfThree = asked([rule(['Grillo', 'Catarratto', 'Inzolia'], null, null, 'any')], {
  single_variety: true,
})

const answer = (criterion: CriterionOf<'grapes'>, listed: Listed) =>
  compareGrapes(
    criterion,
    stating({ grapes: listed.map(([variety, share = null]) => ({ variety, share })) }),
  )

describe('compareGrapes', () => {
  it.each<[string, CriterionOf<'grapes'>, Listed, string, number | null]>([
    ['one listed grape has 100 %', asked([rule(['Pinotage'], 80)]), [['Pinotage']], 'met', null],
    [
      'the stated share counts',
      asked([rule(['Pinotage'], 80)]),
      [
        ['Pinotage', 80],
        ['Merlot', 20],
      ],
      'met',
      null,
    ],
    [
      '5 points below is near',
      asked([rule(['Pinotage'], 80)]),
      [
        ['Pinotage', 75],
        ['Merlot', 25],
      ],
      'near',
      5,
    ],
    [
      '6 points below is not met',
      asked([rule(['Pinotage'], 80)]),
      [
        ['Pinotage', 74],
        ['Merlot', 26],
      ],
      'not_met',
      6,
    ],
    [
      'several without shares',
      asked([rule(['Pinotage'], 80)]),
      [['Pinotage'], ['Merlot']],
      'unknown',
      null,
    ],
    [
      'asked variety not among them',
      asked([rule(['Pinotage'], 80)]),
      [['Syrah'], ['Merlot']],
      'not_met',
      80,
    ],
    [
      'not among them, even for a small share',
      asked([rule(['Pinotage'], 3)]),
      [['Syrah'], ['Merlot']],
      'not_met',
      3,
    ],
    ['single, not among them', single('Pinotage'), [['Syrah'], ['Merlot']], 'not_met', 1],
    [
      'absent meets a maximum',
      asked([rule(['Vinhão'], null, 20)]),
      [['Loureiro'], ['Arinto']],
      'met',
      null,
    ],
    [
      'above a maximum is never near',
      asked([rule(['Vinhão'], null, 20)]),
      [
        ['Loureiro', 79],
        ['Vinhão', 21],
      ],
      'not_met',
      1,
    ],
    [
      'at the maximum',
      asked([rule(['Vinhão'], null, 20)]),
      [
        ['Loureiro', 80],
        ['Vinhão', 20],
      ],
      'met',
      null,
    ],
    ...(['Grillo', 'Catarratto', 'Inzolia'] as const).map(
      (variety): [string, CriterionOf<'grapes'>, Listed, string, number | null] => [
        `single variety A, B or C: ${variety} is one of them`,
        anyOfThree,
        [[variety, 100]],
        'met',
        null,
      ],
    ),
    ['single variety A, B or C: another one', anyOfThree, [['Merlot', 100]], 'not_met', 1],
    ['single variety, one listed', single('Chardonnay'), [['Chardonnay']], 'met', null],
    ['single variety, 100 %', single('Chardonnay'), [['Chardonnay', 100]], 'met', null],
    [
      'single variety, 99 %',
      single('Chardonnay'),
      [
        ['Chardonnay', 99],
        ['Viognier', 1],
      ],
      'near',
      1,
    ],
    [
      'single variety, 95 %',
      single('Chardonnay'),
      [
        ['Chardonnay', 95],
        ['Viognier', 5],
      ],
      'near',
      5,
    ],
    [
      'single variety, 94 %',
      single('Chardonnay'),
      [
        ['Chardonnay', 94],
        ['Viognier', 6],
      ],
      'not_met',
      6,
    ],
    [
      'single variety, several without shares',
      single('Chardonnay'),
      [['Chardonnay'], ['Viognier']],
      'unknown',
      null,
    ],
    ['100 %', asked([rule(['Chenin Blanc'], 100)]), [['Chenin blanc']], 'met', null],
    [
      '"X and/or Y" adds up',
      asked([rule(['Syrah', 'Grenache'], 80)]),
      [
        ['Syrah', 45],
        ['Grenache', 35],
        ['Carignan', 20],
      ],
      'met',
      null,
    ],
    [
      '"X or Y": one of them',
      asked([rule(['Syrah', 'Grenache'], 60, null, 'any')]),
      [
        ['Syrah', 45],
        ['Grenache', 55],
      ],
      'near',
      5,
    ],
    [
      '"X and Y": every one',
      asked([rule(['Syrah', 'Grenache'], 10, null, 'each')]),
      [
        ['Syrah', 45],
        ['Grenache', 55],
      ],
      'met',
      null,
    ],
    [
      '"X and Y", one missing',
      asked([rule(['Syrah', 'Grenache'], null, null, 'each')]),
      [['Syrah'], ['Carignan']],
      'not_met',
      1,
    ],
    [
      'several rules all hold',
      asked([rule(['Pinotage'], 40), rule(['Merlot'], null, 10)]),
      [
        ['Pinotage', 60],
        ['Merlot', 40],
      ],
      'not_met',
      30,
    ],
    ['Syrah = Shiraz', asked([rule(['Syrah'], 80)]), [['Shiraz']], 'met', null],
    ['Pinot Gris = Pinot Grigio', single('Pinot Gris'), [['Pinot Grigio', 100]], 'met', null],
    ['Garnacha = Grenache', asked([rule(['Grenache'], 80)]), [['Garnacha', 85]], 'met', null],
    ['Spätburgunder = Pinot Noir', single('Pinot Noir'), [['Spätburgunder']], 'met', null],
    [
      'two names of one variety are one',
      single('Pinot Noir'),
      [['Spätburgunder'], ['Pinot noir']],
      'met',
      null,
    ],
    ['blend of min. 2', asked([], { min_varieties: 2 }), [['Merlot'], ['Syrah']], 'met', null],
    ['blend of min. 2, one listed', asked([], { min_varieties: 2 }), [['Merlot']], 'not_met', 1],
    [
      'a stated rest may hide a variety',
      asked([rule(['Vinhão'], null, 20)]),
      [['Loureiro', 70]],
      'unknown',
      null,
    ],
    ['nothing listed', single('Chardonnay'), [], 'unknown', null],
  ])('%s', (_words, criterion, listed, status, gap) => {
    const finding = answer(criterion, listed)
    expect(finding.status).toBe(status)
    expect(finding.gap?.amount ?? null).toBe(gap)
    expect(finding.remedy?.field ?? null).toBe(status === 'met' ? null : 'grapes')
  })
})

describe('families of varieties', () => {
  it.each<[string, string, Listed, string]>([
    ['the family is asked, a member listed', 'Moscato', [['Moscato Bianco']], 'met'],
    [
      'two members add up',
      'Moscato',
      [
        ['Moscato Bianco', 60],
        ['Moscato Giallo', 40],
      ],
      'met',
    ],
    ['a member is asked, the family listed', 'Muscat Ottonel', [['Muscat']], 'unknown'],
    ['another member', 'Muscat Ottonel', [['Muscat of Alexandria']], 'not_met'],
    ['another family', 'Moscato', [['Malvasia Istriana']], 'not_met'],
  ])('%s', (_, variety, listed, status) =>
    expect(answer(asked([rule([variety], 90)]), listed).status).toBe(status),
  )
})
