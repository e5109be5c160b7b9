import { describe, expect, it } from 'vitest'
import type { ProductFacts } from '../../portfolio/product.ts'
import { criterion, stating } from '../product-for-tests.ts'
import { compareCertification } from './certification.ts'

describe('compareCertification', () => {
  it.each<[string[], 'any_of' | 'all_of', Partial<ProductFacts>, string]>([
    [['organic'], 'any_of', { organic: true }, 'met'],
    [['organic'], 'any_of', { certifications: ['EU organic'] }, 'met'],
    [['organic'], 'any_of', { certifications: ['Demeter'] }, 'met'],
    [['organic'], 'any_of', { organic: false }, 'not_met'],
    [['organic'], 'any_of', {}, 'unknown'],
    [['organic'], 'any_of', { certifications: ['HVE'] }, 'unknown'],
    [['organic', 'Terra Vitis'], 'any_of', { organic: false }, 'unknown'],
    [
      ['organic', 'Terra Vitis'],
      'any_of',
      { organic: false, certifications: ['Terra Vitis'] },
      'met',
    ],
    [['organic', 'WIETA'], 'all_of', { organic: true }, 'unknown'],
    [['organic', 'WIETA'], 'all_of', { organic: false, certifications: ['WIETA'] }, 'not_met'],
    [['organic', 'WIETA'], 'all_of', { organic: true, certifications: ['WIETA'] }, 'met'],
    [['Fairtrade', 'Fair for Life'], 'any_of', { certifications: ['Fair for Life'] }, 'met'],
    [['HVE'], 'any_of', { certifications: ['Haute Valeur Environnementale'] }, 'met'],
  ])('%j %s, %j: %s', (schemes, combine, facts, status) => {
    const finding = compareCertification(
      criterion('certification', { schemes, combine }),
      stating(facts),
    )
    expect(finding.status).toBe(status)
  })
})
