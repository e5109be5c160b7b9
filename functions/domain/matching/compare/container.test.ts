import { describe, expect, it } from 'vitest'
import type { ProductFacts } from '../../portfolio/product.ts'
import type { CriterionOf } from '../../tenders/criterion.ts'
import type { Container } from '../../vocabulary/kinds.ts'
import { criterion, stating } from '../product-for-tests.ts'
import { compareClosure } from './closure.ts'
import { compareContainer } from './container.ts'

const anyLight: Container[] = [
  'light_glass_bottle',
  'bag_in_box',
  'pouch',
  'pet',
  'rpet',
  'aluminium_can',
  'paper_bottle',
  'carton',
]

const asking = (contents: Partial<CriterionOf<'container'>>) =>
  criterion('container', {
    any_of: [],
    max_weight_g: null,
    weight_exempt: [],
    weight_limits: [],
    ...contents,
  })

describe('compareContainer', () => {
  it.each<[string, Container[], number | null, Partial<ProductFacts>, string, number | null]>([
    ['glass', ['glass_bottle'], null, { container: 'glass_bottle' }, 'met', null],
    ['glass', ['glass_bottle'], null, { container: 'light_glass_bottle' }, 'met', null],
    ['glass', ['glass_bottle'], null, { container: 'bag_in_box' }, 'not_met', 1],
    ['glass', ['glass_bottle'], null, {}, 'unknown', null],
    ['light glass', ['light_glass_bottle'], null, { container: 'glass_bottle' }, 'unknown', null],
    ['light glass', ['light_glass_bottle'], null, { container: 'light_glass_bottle' }, 'met', null],
    [
      'light glass, the monopolies\u2019 own limit for 0.75 l still wine',
      ['light_glass_bottle'],
      null,
      {
        container: 'glass_bottle',
        container_weight_g: 420,
        volume_ml: 750,
        categories: ['red_wine'],
      },
      'met',
      null,
    ],
    [
      'light glass, above that limit',
      ['light_glass_bottle'],
      null,
      {
        container: 'glass_bottle',
        container_weight_g: 441,
        volume_ml: 750,
        categories: ['red_wine'],
      },
      'near',
      21,
    ],
    [
      'light glass of another size',
      ['light_glass_bottle'],
      null,
      {
        container: 'glass_bottle',
        container_weight_g: 441,
        volume_ml: 500,
        categories: ['red_wine'],
      },
      'unknown',
      null,
    ],
    ['glass max. 835 g', ['glass_bottle'], 835, { container: 'glass_bottle' }, 'unknown', null],
    ['glass max. 420 g', ['glass_bottle'], 420, at(420), 'met', null],
    ['glass max. 420 g', ['glass_bottle'], 420, at(421), 'near', 1],
    ['glass max. 420 g', ['glass_bottle'], 420, at(441), 'near', 21],
    ['glass max. 420 g', ['glass_bottle'], 420, at(442), 'not_met', 22],
    ['light glass max. 420 g', ['light_glass_bottle'], 420, at(410), 'met', null],
    ['light glass max. 420 g', ['light_glass_bottle'], 420, at(430), 'near', 10],
    ['light packaging under 420 g', anyLight, 420, { container: 'pouch' }, 'met', null],
    ['light packaging under 420 g', anyLight, 420, { container: 'bag_in_box' }, 'met', null],
    ['light packaging under 420 g', anyLight, 420, { container: 'aluminium_can' }, 'met', null],
    ['light packaging under 420 g', anyLight, 420, { container: 'glass_bottle' }, 'unknown', null],
    ['light packaging under 420 g', anyLight, 420, at(600), 'not_met', 180],
    ['rPET', ['rpet'], null, { container: 'pet' }, 'unknown', null],
    ['rPET', ['rpet'], null, { container: 'rpet' }, 'met', null],
    ['PET', ['pet'], null, { container: 'rpet' }, 'met', null],
    ['any', [], null, { container: 'keg' }, 'met', null],
    ['any', [], null, {}, 'met', null],
    ['keg for can', ['aluminium_can'], null, { container: 'keg' }, 'not_met', 1],
  ])('%s', (_words, any_of, max_weight_g, facts, status, gap) => {
    const asked = asking({ any_of, max_weight_g })
    const finding = compareContainer(asked, stating(facts))
    expect(finding.status).toBe(status)
    expect(finding.gap?.amount ?? null).toBe(gap)
  })

  it.each<[Container[], number | null, Partial<ProductFacts>, string]>([
    [['glass_bottle'], 420, { container: 'glass_bottle' }, 'container_weight_g'],
    [['light_glass_bottle'], null, { container: 'glass_bottle' }, 'container_weight_g'],
    [['rpet'], null, { container: 'pet' }, 'container'],
    [['pouch'], null, {}, 'container'],
  ])('names the field to add for %s', (any_of, max_weight_g, facts, field) => {
    const asked = asking({ any_of, max_weight_g })
    expect(compareContainer(asked, stating(facts)).remedy?.field).toBe(field)
  })
})

describe('limits per container', () => {
  const glassAt = (volume_ml: number | null, container_weight_g: number | null) =>
    ({ container: 'glass_bottle', volume_ml, container_weight_g }) as const

  it('exempts what the limit is not for', () => {
    const asked = asking({ any_of: anyLight, max_weight_g: 420, weight_exempt: ['bag_in_box'] })
    expect(
      compareContainer(asked, stating({ container: 'bag_in_box', container_weight_g: 500 })).status,
    ).toBe('met')
    expect(compareContainer(asked, stating({})).remedy?.field).toBe('container')
  })

  it('takes the limit of the volume', () => {
    const asked = asking({
      weight_limits: [
        { container: 'glass_bottle', volume_ml: 750, max_g: 420 },
        { container: 'glass_bottle', volume_ml: 375, max_g: 300 },
      ],
    })
    expect(compareContainer(asked, stating(glassAt(750, 400))).status).toBe('met')
    expect(compareContainer(asked, stating(glassAt(375, 400))).status).toBe('not_met')
    expect(compareContainer(asked, stating(glassAt(1500, 900))).status).toBe('met')
    expect(compareContainer(asked, stating(glassAt(null, 400))).remedy?.field).toBe('volume_ml')
    const light = { ...glassAt(375, 310), container: 'light_glass_bottle' } as const
    expect(compareContainer(asked, stating(light)).status).toBe('near')
  })
})

function at(container_weight_g: number): Partial<ProductFacts> {
  return { container: 'glass_bottle', container_weight_g }
}

describe('compareClosure', () => {
  const stelvin = criterion('closure', { any_of: ['screw_cap'] })
  it.each([
    ['screw_cap', 'met'],
    ['cork', 'not_met'],
    ['other', 'not_met'],
    [null, 'unknown'],
  ] as const)('%s for a screw cap: %s', (closure, status) =>
    expect(compareClosure(stelvin, stating({ closure })).status).toBe(status),
  )
})
