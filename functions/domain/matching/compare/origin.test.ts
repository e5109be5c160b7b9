import { describe, expect, it } from 'vitest'
import type { ProductFacts } from '../../portfolio/product.ts'
import type { OriginChoice } from '../../tenders/criterion.ts'
import { criterion, inNorway, stating } from '../product-for-tests.ts'
import { compareOrigin } from './origin.ts'

const from = (
  country: string,
  regions: string[] = [],
  appellations: string[] = [],
): OriginChoice => ({ country, group: null, regions, appellations })
const group = (name: string): OriginChoice => ({
  country: null,
  group: name,
  regions: [],
  appellations: [],
})
type Stated = Pick<ProductFacts, 'country_code' | 'region'>
const stated = (country_code: string | null, region: string | null = null): Stated => ({
  country_code,
  region,
})
const answer = (any_of: OriginChoice[], facts: Stated, valid_on = inNorway.valid_on) =>
  compareOrigin(criterion('origin', { any_of }), stating(facts), { ...inNorway, valid_on })

describe('compareOrigin', () => {
  it.each<[string, OriginChoice[], Stated, string]>([
    ['right country', [from('FR')], stated('FR'), 'met'],
    ['wrong country', [from('FR')], stated('IT'), 'not_met'],
    ['wrong country, region asked', [from('FR', ['Burgundy'])], stated('IT'), 'not_met'],
    ['any of the countries', [from('AT'), from('NO')], stated('NO'), 'met'],
    [
      'right country, region asked, none stated',
      [from('FR', ['Burgundy'])],
      stated('FR'),
      'unknown',
    ],
    ['right region', [from('AR', ['Mendoza'])], stated('AR', 'Mendoza'), 'met'],
    ['Uco Valley lies in Mendoza', [from('AR', ['Mendoza'])], stated('AR', 'Uco Valley'), 'met'],
    ['Leyda lies in San Antonio', [from('CL', ['San Antonio'])], stated('CL', 'Leyda'), 'met'],
    [
      'the wider region leaves it open',
      [from('AR', ['Uco Valley'])],
      stated('AR', 'Mendoza'),
      'unknown',
    ],
    ['another region', [from('AR', ['Mendoza'])], stated('AR', 'Salta'), 'not_met'],
    // an appellation of a country satisfies that country, also where a register alone knows it
    ['an appellation for its country', [from('ES')], stated(null, 'Chozas Carrascal'), 'met'],
    [
      'an appellation of another country',
      [from('IT')],
      stated(null, 'Chozas Carrascal'),
      'not_met',
    ],
    [
      'a vineyard for its village',
      [from('FR', ['Vosne-Romanée'])],
      stated('FR', 'Les Chaumes, Vosne-Romanée'),
      'met',
    ],
    ['Prosecco is from no Sicily', [from('IT', ['Sicily'])], stated('IT', 'Prosecco'), 'not_met'],
    [
      'Prosecco may be from Friuli',
      [from('IT', ['Friuli-Venezia Giulia'])],
      stated('IT', 'Prosecco'),
      'unknown',
    ],
    ['Cava is from no Galicia', [from('ES', ['Galicia'])], stated('ES', 'Cava'), 'not_met'],
    ['Bourgogne = Burgundy', [from('FR', ['Burgundy'])], stated('FR', 'BOURGOGNE'), 'met'],
    ['Toscana = Tuscany', [from('IT', ['Tuscany'])], stated('IT', 'Toscana'), 'met'],
    ['without designation', [from('ES', [], ['Rioja'])], stated('ES', 'Rioja DOCa'), 'met'],
    [
      'appellations decide: the wider region is unknown',
      [from('FR', ['Loire'], ['Sancerre'])],
      stated('FR', 'Loire'),
      'unknown',
    ],
    [
      'appellations decide: another one is not met, though in the region',
      [from('FR', ['Loire'], ['Sancerre'])],
      stated('FR', 'Chinon'),
      'not_met',
    ],
    [
      'any of the appellations',
      [from('ZA', [], ['Swartland', 'Stellenbosch'])],
      stated('ZA', 'WO Stellenbosch'),
      'met',
    ],
    ['England is GB', [from('GB', ['England'])], stated('GB', 'England'), 'met'],
    ['Scotland is GB, not England', [from('GB', ['England'])], stated('GB', 'Scotland'), 'not_met'],
    ['Martinique is FR', [from('FR')], stated('MQ'), 'met'],
    ['Martinique is a region of FR', [from('FR', ['Martinique'])], stated('MQ'), 'met'],
    ['Martinique is MQ', [from('MQ')], stated('FR', 'Martinique'), 'met'],
    ['France may be Martinique', [from('MQ')], stated('FR'), 'unknown'],
    ['but Bordeaux is not', [from('MQ')], stated('FR', 'Bordeaux'), 'not_met'],
    ['Greek Macedonia', [from('GR', ['Macedonia'])], stated('GR', 'Macedonia'), 'met'],
    ['Greek Macedonia is not North Macedonia', [from('MK')], stated('GR', 'Macedonia'), 'not_met'],
    ['EU', [group('EU'), from('NO')], stated('PT'), 'met'],
    ['EU or Norway', [group('EU'), from('NO')], stated('NO'), 'met'],
    ['not EU', [group('EU')], stated('CL'), 'not_met'],
    ['the Nordic countries', [group('NORDIC')], stated('IS'), 'met'],
    [
      'region unknown to the gazetteer',
      [from('FR', ['Burgundy'])],
      stated('FR', 'Flurbelheim'),
      'unknown',
    ],
    ['nothing stated', [from('FR')], stated(null), 'unknown'],
    ['country read from the region', [from('FR')], stated(null, 'Champagne'), 'met'],
    [
      'country read from the region contradicts',
      [from('ES')],
      stated(null, 'Champagne'),
      'not_met',
    ],
    ['ambiguous region without country', [from('GR')], stated(null, 'Macedonia'), 'unknown'],
    ['several places named', [from('ES', ['Rioja'])], stated('ES', 'Rioja / Navarra'), 'unknown'],
  ])('%s', (_words, any_of, facts, status) => {
    const finding = answer(any_of, facts)
    expect(finding.status).toBe(status)
    expect(finding.gap?.unit ?? null).toBe(status === 'not_met' ? 'choice' : null)
    expect(finding.remedy === null).toBe(status === 'met')
  })

  it('expands groups by the day', () => {
    expect(answer([group('EU')], stated('GB'), '2019-12-01').status).toBe('met')
    expect(answer([group('EU')], stated('GB'), '2026-01-15').status).toBe('not_met')
  })

  it('says how it knows', () => {
    expect(answer([from('FR')], stated(null, 'Champagne')).notes).toEqual([
      'country_read_from_region',
    ])
    expect(answer([from('FR', [], ['Sancerre'])], stated('FR', 'Loire'))).toMatchObject({
      remedy: { key: 'state_more_precisely', field: 'region' },
      notes: ['region_wider_than_asked'],
    })
  })
})
