import { describe, expect, it } from 'vitest'
import { certificationOf, certificationsIn, isOrganicByName } from './certifications.ts'
import { closureOf } from './closures.ts'
import { containerOf, containersNamedIn, lightContainers } from './containers.ts'

describe('containers', () => {
  it.each([
    ['Glass bottle', 'glass_bottle'],
    ['Light weight glass bottle max. 420 g', 'light_glass_bottle'],
    ['Glass bottle light weight', 'light_glass_bottle'],
    ['BiB', 'bag_in_box'],
    ['PET-bottle', 'pet'],
    ['rPET bottle', 'rpet'],
    ['Pouch', 'pouch'],
    ['Aluminium can', 'aluminium_can'],
    ['aluminum packaging', 'aluminium_can'],
    ['tölkki', 'aluminium_can'],
    ['Burk', 'aluminium_can'],
    ['paperipullo', 'paper_bottle'],
    ['Boks', 'aluminium_can'],
    ['Papp', 'carton'],
    ['Pappvin', 'bag_in_box'],
    ['Lättare glasflaska', 'light_glass_bottle'],
    ['Engångsfat', 'keg'],
    ['Engangsflasker av glass', 'glass_bottle'],
    ['pullo', 'glass_bottle'],
    ['bottle', 'glass_bottle'],
  ])('%s', (words, container) => expect(containerOf(words)).toBe(container))

  it('reads wide phrases as several, unclear ones as none', () => {
    expect(containersNamedIn('Recyclable light weight packaging under 420 g')?.containers).toEqual(
      lightContainers,
    )
    expect(containersNamedIn('Optional recyclable packaging')?.containers).toEqual([])
    expect(containersNamedIn('bottle')?.containers).toContain('pet')
    expect(containerOf('Carton of 6')).toBeNull()
    expect(containersNamedIn('amphora')).toBeNull()
  })
})

it.each([
  ['Stelvin screwcap', 'screw_cap'],
  ['Screw cap', 'screw_cap'],
  ['Crown Cap', 'crown_cap'],
  ['Naturkork', 'cork'],
  ['luonnonkorkki', 'cork'],
  ['Glaskork', 'glass'],
  ['metallinen kierrekapseli', 'screw_cap'],
  ['Vinoloc', 'glass'],
  ['Glass', 'glass'],
  ['Kronenkork', 'crown_cap'],
  ['sealing wax', null],
])('closure %s', (words, closure) => expect(closureOf(words)).toBe(closure))

it.each([
  ['Organic certified', 'organic'],
  ['Equalitas Sustainable wine', 'Equalitas'],
  ['IPW/WSB (Integrity & Sustainability Certified)', 'IPW/WSB'],
  ['CarboNZero certified', 'CarboNZero'],
  ['Entwine-certified', 'Entwine'],
  ['Demeter', 'biodynamic'],
  ['HVE 3', 'HVE'],
  ['Nobel prize', null],
])('certification %s', (words, scheme) => expect(certificationOf(words)).toBe(scheme))

it.each([
  ['Økologisk Demeter', ['organic', 'biodynamic']],
  ['Organic, Fair for Life', ['organic', 'Fair for Life']],
  ['Veganer Wein', ['Vegan']],
  ['IPW & Equalitas', ['IPW/WSB', 'Equalitas']],
  ['有機ワイン', ['organic']],
  ['Regenerative Organic Certified', ['Regenerative Organic Certified']],
  ['Merlot', []],
])('the certificates in %s', (words, schemes) => expect(certificationsIn(words)).toEqual(schemes))

it('a name says organic only in words that mean nothing else', () => {
  expect(isOrganicByName('Chianti Biologico')).toBe(true)
  expect(isOrganicByName('Ab ovo')).toBeNull()
})
