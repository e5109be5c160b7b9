import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#domain/applications/application.ts'
import type { FormField } from '#domain/applications/application-form.ts'
import { useTextOf } from '../../i18n/use-text-of.ts'
import { usePublishedWords } from '../matching/use-published-words.ts'
import { useFormat } from '../use-format.ts'

/** The element of a field, for links that lead to it. */
export const fieldId = (key: string): string => `field-${key}`

/** A price line asks in a further size what the offer asks in its own. */
const questionOfLine: Readonly<Record<string, string>> = {
  units: 'units_per_case',
  gtin: 'gtin_unit',
}

/** The words of the form: labels, hints, units, answers, problems. */
export function useFormTexts() {
  const { t } = useTranslation('applications')
  const textOf = useTextOf('applications')
  const word = useTextOf('vocabulary')
  const matching = useTextOf('matching')
  const { date, country, volume } = useFormat()
  const published = usePublishedWords()

  const label = useCallback(
    (field: Pick<FormField, 'key' | 'label' | 'criterion_id'>): string => {
      if (field.label !== null) {
        // `price-1`: the kind of the criterion, before its number
        const kind = field.criterion_id?.replace(/-\d+$/, '') ?? ''
        const name = kind === 'text' ? null : matching(`kind.${kind}`)
        const words = published(field.label)
        return name === null ? words : (word('labelled', { label: name, words }) ?? words)
      }
      const document = /^document_(.+)$/.exec(field.key)?.[1]
      if (document !== undefined)
        return word(`document.${document}`) ?? document.replaceAll('_', ' ')
      const line = /^price_line(?:_(units|gtin))?_(\d+)$/.exec(field.key)
      if (line !== null) {
        const [, part = 'price', size] = line
        return `${textOf(`field.${questionOfLine[part] ?? part}`)} (${volume(Number(size))})`
      }
      return textOf(`field.${field.key}`) ?? field.key
    },
    [textOf, word, matching, published, volume],
  )
  const choice = useCallback((key: string) => textOf(`choice.${key}`) ?? key, [textOf])
  const unit = useCallback(
    (name: string | null) => (name === null ? undefined : (textOf(`unit.${name}`) ?? name)),
    [textOf],
  )
  const hint = useCallback((key: string) => textOf(`hint.${key}`) ?? undefined, [textOf])
  const section = useCallback((key: string) => textOf(`section.${key}`) ?? key, [textOf])
  const sectionLead = useCallback((key: string) => textOf(`sectionLead.${key}`), [textOf])

  /** An answer as a person reads it; null when there is none. */
  const answer = useCallback(
    (field: FormField | undefined, value: Answer | undefined): string | null => {
      if (value === undefined || value === '') return null
      if (typeof value === 'boolean') return t(value ? 'choice.yes' : 'choice.no')
      if (Array.isArray(value)) return value.join(', ') || null
      if (field?.type === 'choice') return choice(value)
      if (field?.type === 'country' && /^[A-Z]{2}$/.test(value)) return country(value)
      const isDate = field?.type === 'date' || field?.type === 'coming_date'
      if (isDate && /^\d{4}-\d{2}-\d{2}$/.test(value)) return date(value, 'long')
      const shownUnit = unit(field?.unit ?? null)
      return shownUnit === undefined ? value : `${value} ${shownUnit}`
    },
    [t, choice, country, date, unit],
  )
  return { label, choice, unit, hint, section, sectionLead, answer }
}
