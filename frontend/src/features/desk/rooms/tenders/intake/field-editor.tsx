import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { categories, priceBases } from '#domain/vocabulary/kinds.ts'
import { useLanguage } from '../../../../../i18n/use-language.ts'
import type { PublishedField } from '../../../../../lib/tenders/published-fields.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { TextArea } from '../../../../../ui/text-area.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import { formatTyped, parseTyped } from '../../../../../ui/typed-number.ts'
import styles from './intake.module.css'

const days: ReadonlySet<PublishedField> = new Set([
  'published_date',
  'offer_open_date',
  'offer_deadline',
  'sample_deadline',
  'launch_date',
  'sales_end_date',
])
const figures: ReadonlySet<PublishedField> = new Set([
  'container_volume_ml',
  'container_max_weight_g',
  'abv_min',
  'abv_max',
  'sugar_min_g_l',
  'sugar_max_g_l',
  'max_offers_per_producer',
])
const lists: ReadonlySet<PublishedField> = new Set([
  'grapes',
  'ageing',
  'oak',
  'sensory_criteria',
  'certifications',
  'requirements',
  'packaging_requirements',
  'documents_required',
  'other_conditions',
  'additional_sources',
])

interface FieldEditorProps {
  readonly field: PublishedField
  readonly published: PublishedTender
  readonly onSave: (published: PublishedTender) => void
  readonly onClose: () => void
}

/** Corrects one published field that was read wrongly; its requirements are read anew from it. */
export function FieldEditor({ field, published, onSave, onClose }: FieldEditorProps) {
  const { t } = useTranslation(['desk-tenders', 'tenders', 'common'])
  const language = useLanguage()
  const [text, setText] = useState(() => textOf(field, published, language))
  const [isWrong, setWrong] = useState(false)
  const label = t(`tenders:field.${field}`)
  const save = () => {
    const value = readField(field, text, published)
    if (value === undefined) return setWrong(true)
    onSave({ ...published, [field]: value })
  }
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        event.stopPropagation()
      }}
    >
      {field === 'category' ? (
        <CategoryField label={label} value={text} onChange={setText} />
      ) : lists.has(field) ? (
        <TextArea
          label={label}
          hint={t('edit.one_a_line')}
          required={false}
          value={text}
          onChange={setText}
        />
      ) : (
        <TextField
          label={label}
          type={days.has(field) ? 'date' : 'text'}
          hint={field === 'price' ? t('edit.price_hint') : undefined}
          required={false}
          error={isWrong ? t('edit.wrong') : null}
          value={text}
          onChange={setText}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" size="small">
          {t('common:ui.save')}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('edit.leave')}
        </Button>
      </div>
    </form>
  )
}

function CategoryField(props: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const { t } = useTranslation(['desk-tenders', 'vocabulary'])
  return (
    <Select
      {...props}
      required={false}
      empty={t('vocabulary:notStated')}
      options={categories.map((value) => ({ value, label: t(`vocabulary:category.${value}`) }))}
    />
  )
}

function textOf(field: PublishedField, published: PublishedTender, language: string): string {
  const value = published[field]
  if (field === 'price') {
    const [first] = published.price ?? []
    if (first === undefined) return ''
    const end = (amount: number | null) => formatTyped(amount, language)
    return first.min === null && first.max === null
      ? first.text
      : `${end(first.min)}-${end(first.max)}`
  }
  if (value === null) return ''
  if (Array.isArray(value)) return value.map(String).join('\n')
  if (typeof value === 'number') return formatTyped(value, language)
  return typeof value === 'object' ? `${value.amount} ${value.unit}` : String(value)
}

/** "150-200", "-300", "150-" in the market's own currency, on the shelf unless the record says otherwise. */
function priceOf(
  text: string,
  { price, market }: PublishedTender,
): PublishedTender['price'] | undefined {
  const parts = text.split(/[-\u2013]/)
  const [from, to] = parts.map((part) => parseTyped(part))
  if (parts.length !== 2 || Number.isNaN(from) || Number.isNaN(to)) return undefined
  const [first] = price ?? []
  const currency = { SE: 'SEK', NO: 'NOK', FI: 'EUR' } as const
  const shelf = priceBases[2]
  return [
    {
      basis: first?.basis ?? shelf,
      currency: first?.currency ?? currency[market],
      min: from ?? null,
      max: to ?? null,
      per_volume_ml: first?.per_volume_ml ?? null,
      text,
    },
  ]
}

/** Undefined: it is none of the field. */
function readField(field: PublishedField, text: string, published: PublishedTender): unknown {
  const clean = text.trim()
  if (clean === '') return null
  if (field === 'price') return priceOf(clean, published)
  if (field === 'min_volume') {
    const [, amount = '', unit = ''] = /^([\d\s.,]+?)\s*(\p{L}+)$/u.exec(clean) ?? []
    const parsed = parseTyped(amount)
    return parsed === null || Number.isNaN(parsed)
      ? undefined
      : { amount: parsed, unit, condition: published.min_volume?.condition ?? null }
  }
  if (figures.has(field)) {
    const parsed = parseTyped(clean)
    return parsed === null || Number.isNaN(parsed) ? undefined : parsed
  }
  if (field === 'launch_month') return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(clean) ? clean : undefined
  if (lists.has(field)) {
    const lines = clean.split('\n').map((line) => line.trim())
    return lines.filter((line) => line !== '')
  }
  return clean
}
