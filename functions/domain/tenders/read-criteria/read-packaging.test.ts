import { describe, expect, it } from 'vitest'
import { lightContainers } from '../../vocabulary/containers.ts'
import type { PublishedTender } from '../published-tender.ts'
import { read, textsOf } from './published-for-tests.ts'

describe('container', () => {
  it.each<[string, readonly string[], number | null]>([
    ['Glass bottle', ['glass_bottle'], null],
    ['Glass bottle or light weight glass', ['glass_bottle', 'light_glass_bottle'], null],
    ['Glass bottle max. 835 g', ['glass_bottle'], 835],
    ['Light weight glass bottle max. 420 g', ['light_glass_bottle'], 420],
    [
      'Glass bottle light weight or aluminum packaging',
      ['light_glass_bottle', 'aluminium_can'],
      null,
    ],
    [
      '1) Glass bottle light weight 2) Glass bottle light weight or glass bottle',
      ['light_glass_bottle', 'glass_bottle'],
      null,
    ],
    ['Recyclable light weight packaging under 420 g', lightContainers, 420],
    ['Optional recyclable packaging', [], null],
    ['PET-bottle, rPET bottle and Pouch', ['pet', 'rpet', 'pouch'], null],
    ['BiB', ['bag_in_box'], null],
    ['Aluminium can', ['aluminium_can'], null],
  ])('%s', (container_type, any_of, max_weight_g) =>
    expect(read('container', { container_type })).toMatchObject([
      { any_of, max_weight_g, weight_exempt: [], weight_limits: [], text: container_type },
    ]),
  )

  it('limits the weight only of what it names', () =>
    expect(
      read('container', {
        container_type: 'Recyclable light weight packaging under 420 g and BiB',
        container_max_weight_g: 420,
      }),
    ).toMatchObject([{ max_weight_g: 420, weight_exempt: ['bag_in_box'] }]))

  it('asks PET to be recycled, whatever the container', () => {
    const [criterion] = read('container', { packaging_requirements: ['min 50 % rPET'] })
    expect(criterion?.any_of).toContain('rpet')
    expect(criterion?.any_of).not.toContain('pet')
  })

  it('reads weight limits by volume', () =>
    expect(
      read('container', {
        requirements: [
          'If glass bottle, the weight of the packaging must be max. 280 g for 50 cl or max. 185 g for 33 cl',
        ],
      }),
    ).toMatchObject([
      {
        any_of: [],
        weight_limits: [
          { container: 'glass_bottle', volume_ml: 500, max_g: 280 },
          { container: 'glass_bottle', volume_ml: 330, max_g: 185 },
        ],
      },
    ]))

  it('keeps codes and the unknown as text', () => {
    const packaging_requirements = [
      'norwegian_deposit_system',
      'Recyclable BIB',
      'no_outer_packaging',
    ]
    expect(textsOf({ packaging_requirements })).toEqual(packaging_requirements)
    expect(textsOf({ container_type: 'Amphora' })).toEqual(['Amphora'])
  })
})

describe('size', () => {
  it.each<[Partial<PublishedTender>, number[], boolean]>([
    [{ container_volume_ml: 750 }, [750], false],
    [
      { container_volume_ml: 750, requirements: ['Simultaneous launch of 75 cl and 300 cl BiB'] },
      [750, 3000],
      true,
    ],
    [
      { container_volume_ml: 750, requirements: ['Simultaneous launch of 37,5 cl'] },
      [375, 750],
      true,
    ],
    [
      {
        container_volume_ml: 375,
        requirements: ['Simultaneous launch of 37,5 PET bottle, 75 cl rPET botle and 150 cl Pouch'],
      },
      [375, 750, 1500],
      true,
    ],
    [
      {
        container_volume_ml: 750,
        requirements: ['Possible simultaneous launch of 150 cl glass bottle if available'],
      },
      [750],
      false,
    ],
  ])('%j', (given, any_of_ml, launched_together) =>
    expect(read('size', given)).toMatchObject([{ any_of_ml, launched_together }]),
  )

  it('takes the sizes that have a price of their own', () => {
    const limit = { basis: 'retail', currency: 'NOK', min: null } as const
    const text = '<160 (75 cl) and <85 (37,5 cl)'
    const price = [
      { ...limit, max: 160, per_volume_ml: 750, text },
      { ...limit, max: 85, per_volume_ml: 375, text },
    ]
    expect(read('size', { container_volume_ml: 375, price })).toMatchObject([
      { any_of_ml: [375, 750] },
    ])
  })
})

describe('closure', () => {
  it.each([
    ['Stelvin screwcap', ['screw_cap']],
    ['Crown Cap', ['crown_cap']],
    ['Screw cap', ['screw_cap']],
    ['Cork or screw cap', ['cork', 'screw_cap']],
  ])('%s', (closure, any_of) =>
    expect(read('closure', { closure })).toMatchObject([{ any_of, required: true }]),
  )

  it('reads "preferably" as a preference', () =>
    expect(read('closure', { closure: 'preferably screw cap' })).toMatchObject([
      { any_of: ['screw_cap'], required: false, text: 'preferably screw cap' },
    ]))
})
