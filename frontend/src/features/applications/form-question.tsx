import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#domain/applications/application.ts'
import type { FormField } from '#domain/applications/application-form.ts'
import { FieldLabel } from '../../lib/applications/field-label.tsx'
import { fieldId, useFormTexts } from '../../lib/applications/use-form-texts.ts'
import { useCountries } from '../../lib/use-countries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './form-question.module.css'

export interface FormQuestionProps {
  readonly field: FormField
  /** Of its control; default: the one that links of the form lead to. */
  readonly id?: string
  /** What the producer answered; undefined: not touched, what is known is shown. */
  readonly answer: Answer | undefined
  readonly error: string | null
  /** Requirements of the tender that the answer speaks to, and whether they are met. */
  readonly requirements: readonly ReactNode[]
  readonly onAnswer: (value: Answer | undefined) => void
  /** Present where the tender changed: the answer stays as it is. */
  readonly onConfirm?: (() => void) | undefined
}

/** One question, with what is known filled in and where that comes from. */
export function FormQuestion({
  field,
  id = fieldId(field.key),
  answer,
  error,
  requirements,
  onAnswer,
  onConfirm,
}: FormQuestionProps) {
  const { t } = useTranslation('applications')
  const value = answer ?? field.prefill?.value
  return (
    <div className={styles.question}>
      <Control
        field={field}
        id={id}
        value={value}
        error={error}
        requirements={requirements}
        onAnswer={onAnswer}
      />
      {onConfirm && (
        <p>
          <Button size="small" onClick={onConfirm}>
            {t('changed.confirm')}
          </Button>
        </p>
      )}
      <KnownValue field={field} answer={answer} onUse={() => onAnswer(undefined)} />
    </div>
  )
}

interface ControlProps {
  readonly field: FormField
  readonly id: string
  readonly value: Answer | undefined
  readonly error: string | null
  readonly requirements: readonly ReactNode[]
  readonly onAnswer: (value: Answer) => void
}

function Control({ field, id, value, error, requirements, onAnswer }: ControlProps) {
  const { t } = useTranslation('applications')
  const texts = useFormTexts()
  const text = typeof value === 'string' ? value : ''
  const isYours = field.type === 'yes_no' && field.criterion_id !== null && !field.must_be_yes
  const hintText = isYours ? t('hint.yours_to_judge') : texts.hint(field.key)
  const shared = {
    id,
    label: <FieldLabel field={field} />,
    hint: hintOf(hintText, requirements),
    required: field.required,
    error,
  }
  switch (field.type) {
    case 'yes_no':
      return <YesNo value={value} shared={shared} onAnswer={onAnswer} />
    case 'long_text':
      return <TextArea {...shared} rows={3} maxLength={5000} value={text} onChange={onAnswer} />
    case 'choice':
      return (
        <Select
          {...shared}
          value={text}
          empty={t('choice.empty')}
          options={(field.choices ?? []).map((key) => ({ value: key, label: texts.choice(key) }))}
          onChange={onAnswer}
        />
      )
    case 'country':
      return <CountryChoice shared={shared} value={text} onAnswer={onAnswer} />
    default:
      return (
        <TextField
          {...shared}
          type={inputTypes[field.type] ?? 'text'}
          inputMode={inputModes[field.type]}
          autoComplete={autoCompleteOf(field.key)}
          maxLength={500}
          unit={texts.unit(field.unit)}
          value={text}
          onChange={onAnswer}
        />
      )
  }
}

const inputTypes: Partial<Readonly<Record<FormField['type'], 'date' | 'email'>>> = {
  date: 'date',
  coming_date: 'date',
  email: 'email',
}
const inputModes: Partial<Readonly<Record<FormField['type'], 'decimal' | 'numeric'>>> = {
  number: 'decimal',
  positive_number: 'decimal',
  money: 'decimal',
  gtin: 'numeric',
}

/** What is expected and what the tender asks for, both read out with the control. */
function hintOf(text: string | undefined, requirements: readonly ReactNode[]): ReactNode {
  if (requirements.length === 0) return text
  return (
    <>
      {text !== undefined && <p>{text}</p>}
      {requirements}
    </>
  )
}

type SharedProps = {
  readonly id: string
  readonly label: ReactNode
  readonly hint: ReactNode
  readonly required: boolean
  readonly error: string | null
}

function YesNo({
  value,
  shared,
  onAnswer,
}: {
  readonly value: Answer | undefined
  readonly shared: SharedProps
  readonly onAnswer: (value: Answer) => void
}) {
  const { t } = useTranslation('applications')
  return (
    <RadioGroup
      {...shared}
      inline
      value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : ''}
      options={[
        { value: 'yes', label: t('choice.yes') },
        { value: 'no', label: t('choice.no') },
      ]}
      onChange={(choice) => onAnswer(choice === 'yes')}
    />
  )
}

function CountryChoice({
  shared,
  value,
  onAnswer,
}: {
  readonly shared: SharedProps
  readonly value: string
  readonly onAnswer: (value: Answer) => void
}) {
  const { t } = useTranslation('applications')
  const countries = useCountries()
  return (
    <Select
      {...shared}
      value={value}
      empty={t('choice.empty')}
      options={countries}
      onChange={onAnswer}
    />
  )
}

/** Browsers fill in by themselves what they know of a company and its people. */
function autoCompleteOf(key: string): string {
  const known: Readonly<Record<string, string>> = {
    company_name: 'organization',
    contact_name: 'name',
    contact_email: 'email',
    contact_phone: 'tel',
    declaration_name: 'name',
    declaration_position: 'organization-title',
  }
  return known[key] ?? 'off'
}

interface KnownValueProps {
  readonly field: FormField
  readonly answer: Answer | undefined
  readonly onUse: () => void
}

/** Where a filled-in value comes from, or the known value that the producer replaced. */
function KnownValue({ field, answer, onUse }: KnownValueProps) {
  const { t } = useTranslation('applications')
  const texts = useFormTexts()
  if (field.prefill === null) return null
  const source = <Badge tone="info">{t(`from.${field.prefill.from}`)}</Badge>
  if (answer === undefined || answer === field.prefill.value) return <p>{source}</p>
  const value = texts.answer(field, field.prefill.value) ?? ''
  return (
    <p className={styles.known}>
      {source}
      <Button size="small" variant="quiet" onClick={onUse}>
        {t('from.useAgain', { value })}
      </Button>
    </p>
  )
}
