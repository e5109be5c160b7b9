import { useTranslation } from 'react-i18next'
import type { FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { priceLineKey, priceLineOf } from '#domain/applications/price-lines.ts'
import { complianceFields } from '#domain/compliance/fields.ts'
import { kindName } from '#domain/documents/kind-name.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTextOf } from '../../i18n/use-text-of.ts'
import { useFormTexts } from '../../lib/applications/use-form-texts.ts'
import { useRules } from '../../lib/applications/use-rules.ts'
import { useFormat } from '../../lib/use-format.ts'
import type { Difference } from './same-form-data.ts'
import { useDocumentName } from './use-document-name.ts'
import { useFactTexts } from './workspace/fact-texts.ts'

const isField = (key: string): key is keyof typeof complianceFields =>
  Object.hasOwn(complianceFields, key)

/** What two versions of a draft have differently, as a person reads it: its name, and what one version has. */
export function useDifferenceWords(form: ApplicationForm) {
  const { t } = useTranslation('applications')
  const prices = useTextOf('prices')
  const texts = useFormTexts()
  const facts = useFactTexts()
  const documentName = useDocumentName()
  const language = useLanguage()
  const { number } = useFormat()
  const { data: rules } = useRules()
  const fields = form.sections.flatMap((section) => section.fields)
  const fieldOf = (key: string) => fields.find((field) => field.key === key)
  const labelOf = (key: string) =>
    texts.label(fieldOf(key) ?? { key, label: null, criterion_id: null })

  const nameOf = ({ of, key }: Difference): string => {
    switch (of) {
      case 'product':
      case 'answer':
        return labelOf(key)
      case 'fact':
        return isField(key) ? facts.label(key) : key
      case 'document':
        return documentName(key, fieldOf(key)?.label ?? null)
      case 'waiver':
        return rules?.rules.find(({ id }) => id === key)?.title ?? key
      case 'line':
        return labelOf(priceLineKey(Number(key)))
      case 'figure':
        return prices(`assumption.${key}`) ?? prices('assumptions.others') ?? key
    }
  }

  const valueIn = (data: FormData, { of, key }: Difference): string | null => {
    switch (of) {
      case 'product':
        if (data.product_id === null) return null
        return (
          texts.answer(fieldOf('product_name'), data.answers.product_name) ??
          t('conflict.otherProduct')
        )
      case 'answer':
        return texts.answer(fieldOf(key), data.answers[key])
      case 'fact': {
        const fact = data.facts?.[key]
        return fact === undefined || !isField(key) ? null : facts.value(key, fact)
      }
      case 'document': {
        const id = data.documents?.[key]
        const chosen = form.documents.find(({ document_id }) => document_id === id)
        if (id === undefined) return null
        if (chosen === undefined) return t('conflict.otherDocument')
        return [
          kindName(language, chosen.kind),
          ...chosen.files.map((file) => file.file_name),
        ].join(', ')
      }
      case 'waiver':
        return data.waivers?.find(({ rule_id }) => rule_id === key)?.reason ?? null
      case 'line': {
        const line = priceLineOf(data, Number(key))
        if (line === null) return null
        const own = Object.values(line.figures?.figures ?? {}).map((one) => number(one))
        return [line.price, line.units_per_case, line.gtin, ...own].filter(Boolean).join(', ')
      }
      case 'figure': {
        const { figures, ...pack } = data.price_figures ?? {}
        const value = { ...figures, ...pack }[key as keyof typeof pack]
        return value == null ? null : typeof value === 'number' ? number(value) : value
      }
    }
  }
  return { nameOf, valueIn }
}
