import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Facts } from '#domain/compliance/condition.ts'
import { type ComplianceField, complianceFields } from '#domain/compliance/fields.ts'
import { useTextOf } from '../../../i18n/use-text-of.ts'
import { useFormat } from '../../../lib/use-format.ts'

type Fact = Facts[ComplianceField]

/** The words for what rules ask: the name of a field, what helps to answer it, its unit, its values. */
export function useFactTexts() {
  const { t } = useTranslation('applications')
  const textOf = useTextOf('compliance')
  const { number, country, list } = useFormat()
  const label = useCallback(
    (field: ComplianceField): string => textOf(`field.${field}.label`) ?? field,
    [textOf],
  )
  const unit = useCallback(
    (field: ComplianceField): string | undefined => {
      const kind = complianceFields[field]
      return kind.kind === 'number' && kind.unit !== null
        ? (textOf(`unit.${kind.unit}`) ?? undefined)
        : undefined
    },
    [textOf],
  )
  const choice = useCallback(
    (field: ComplianceField, value: string): string => {
      const kind = complianceFields[field]
      return 'set' in kind ? (textOf(`choice.${kind.set}.${value}`) ?? value) : value
    },
    [textOf],
  )
  const help = useCallback((field: ComplianceField) => textOf(`field.${field}.help`), [textOf])
  const example = useCallback(
    (field: ComplianceField) => textOf(`field.${field}.example`),
    [textOf],
  )
  /** A value of the field as a person reads it. */
  const value = useCallback(
    (field: ComplianceField, fact: Fact): string => {
      if (typeof fact === 'boolean') return t(fact ? 'choice.yes' : 'choice.no')
      if (typeof fact === 'number') {
        if (complianceFields[field].kind === 'year') return String(fact)
        const shown = number(fact, { maximumFractionDigits: 4 })
        const sign = unit(field)
        return sign === undefined ? shown : `${shown}\u00a0${sign}`
      }
      if (Array.isArray(fact)) return list(fact.map((one) => choice(field, String(one))))
      if (fact == null) return ''
      return complianceFields[field].kind === 'country' && /^[A-Z]{2}$/.test(String(fact))
        ? country(String(fact))
        : choice(field, String(fact))
    },
    [t, number, unit, choice, country, list],
  )
  return { label, unit, choice, help, example, value }
}
