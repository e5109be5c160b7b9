import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Comparison,
  type Condition,
  type Facts,
  partsOf,
} from '#domain/compliance/condition.ts'
import type { ComplianceField } from '#domain/compliance/fields.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { useFactTexts } from './fact-texts.ts'

/** The comparisons of a condition that must hold together; null: it is not as simple as that. */
export function comparisonsOf(condition: Condition): readonly Comparison[] | null {
  if ('any' in condition || 'not' in condition) return null
  if (!('all' in condition)) return [condition]
  const parts = (partsOf(condition) ?? []).map(comparisonsOf)
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? [])
}

/** How far a number is from its bound; null: it is within, or there is no distance. */
export function gapOf(comparison: Comparison, facts: Facts): number | null {
  const fact = facts[comparison.field]
  if (typeof fact !== 'number') return null
  switch (comparison.op) {
    case 'lt':
    case 'lte':
      return fact > comparison.value ? round(fact - comparison.value) : null
    case 'gt':
    case 'gte':
      return fact < comparison.value ? round(comparison.value - fact) : null
    default:
      return null
  }
}

// 13.5 - 13.2 is 0.3000000000000007
const round = (value: number) => Number(value.toFixed(4))

/** What a rule asks of its fields, in words; null where the rule's own text has to say it. */
export function useAskedWords() {
  const { t } = useTranslation('workspace')
  const { list } = useFormat()
  const texts = useFactTexts()
  const wordsOf = useCallback(
    (comparison: Comparison): string => {
      const { field } = comparison
      const shown = (value: Facts[ComplianceField]) => texts.value(field, value)
      switch (comparison.op) {
        case 'lt':
        case 'lte':
        case 'gt':
        case 'gte':
        case 'multipleOf':
          return t(`asks.${comparison.op}`, { value: shown(comparison.value) })
        case 'ne':
          return t('asks.not', { value: shown(comparison.value) })
        case 'in':
        case 'containsAny':
          return comparison.value.map(shown).join(' / ')
        case 'eq':
        case 'contains':
          return shown(comparison.value)
        case 'exists':
        case 'gtinCheck':
          return t(`asks.${comparison.op}`)
        case 'eqField':
          return t('asks.same', { field: texts.label(comparison.value) })
        case 'neField':
          return t('asks.other', { field: texts.label(comparison.value) })
        case 'regex':
          return ''
      }
    },
    [t, texts],
  )
  return useCallback(
    (condition: Condition): string | null => {
      const comparisons = comparisonsOf(condition)
      if (comparisons === null || comparisons.some(({ op }) => op === 'regex')) return null
      const isOne = new Set(comparisons.map(({ field }) => field)).size === 1
      return list(
        comparisons.map((one) =>
          isOne
            ? wordsOf(one)
            : t('asks.of', { field: texts.label(one.field), asked: wordsOf(one) }),
        ),
      )
    },
    [list, wordsOf, t, texts],
  )
}
