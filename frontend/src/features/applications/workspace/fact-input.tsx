import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#domain/applications/application.ts'
import { type ComplianceField, choiceSets, complianceFields } from '#domain/compliance/fields.ts'
import { useCountries } from '../../../lib/use-countries.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './fact-input.module.css'
import { useFactTexts } from './fact-texts.ts'

export interface FactInputProps {
  readonly id: string
  readonly field: ComplianceField
  readonly label: string
  readonly hint: ReactNode
  readonly error: string | null
  readonly value: Answer | undefined
  readonly onType: (value: Answer | undefined) => void
  readonly onSave: (value: Answer | undefined) => void
  /** The focus goes elsewhere. */
  readonly onLeave: () => void
}

/** The control for a field of the rules, by its kind. A press answers yes or no; all else is saved once it is left. */
export function FactInput(props: FactInputProps) {
  const { t } = useTranslation('workspace')
  const { field, label, value, onSave, onLeave } = props
  const kind = complianceFields[field]
  if (kind.kind === 'yes_no') return <YesNo {...props} />
  const given = kind.kind === 'choices' ? (value ?? []) : value
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(given === '' ? undefined : given)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      <Control {...props} />
      <Button size="small" type="submit" aria-label={`${t('answer.save')}: ${label}`}>
        {t('answer.save')}
      </Button>
    </form>
  )
}

function Control({ id, field, label, hint, error, value, onType }: FactInputProps) {
  const { t } = useTranslation('workspace')
  const texts = useFactTexts()
  const countries = useCountries()
  const kind = complianceFields[field]
  const text = typeof value === 'string' ? value : ''
  const shared = { id, label, hint, error }
  switch (kind.kind) {
    case 'choices':
      return <Choices {...{ id, field, label, hint, error, value, onType }} />
    case 'choice':
      return (
        <Select
          {...shared}
          value={text}
          empty={t('answer.choose')}
          options={choiceSets[kind.set].map((one) => ({
            value: one,
            label: texts.choice(field, one),
          }))}
          onChange={onType}
        />
      )
    case 'country':
      return (
        <Select
          {...shared}
          value={text}
          empty={t('answer.choose')}
          options={countries}
          onChange={onType}
        />
      )
    default:
      return (
        <TextField
          {...shared}
          type={kind.kind === 'web_address' ? 'url' : 'text'}
          inputMode={inputModes[kind.kind]}
          autoComplete="off"
          maxLength={500}
          unit={texts.unit(field)}
          value={text}
          onChange={onType}
        />
      )
  }
}

const inputModes: Readonly<Record<string, 'decimal' | 'numeric' | 'url'>> = {
  number: 'decimal',
  year: 'numeric',
  gtin: 'numeric',
  web_address: 'url',
}

function YesNo({ id, label, hint, value, onSave }: FactInputProps) {
  const { t } = useTranslation('applications')
  return (
    <fieldset className={styles.set} aria-describedby={`${id}-hint`}>
      <legend className={styles.label}>{label}</legend>
      <div id={`${id}-hint`} className={styles.hint}>
        {hint}
      </div>
      <div className={styles.buttons}>
        {([true, false] as const).map((one) => (
          <Button
            key={String(one)}
            id={one ? id : undefined}
            size="small"
            aria-pressed={value === one}
            onClick={() => onSave(one)}
          >
            {t(one ? 'choice.yes' : 'choice.no')}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

type ChoicesProps = Omit<FactInputProps, 'onSave' | 'onLeave'>

function Choices({ id, field, label, hint, error, value, onType }: ChoicesProps) {
  const texts = useFactTexts()
  const kind = complianceFields[field]
  const chosen = Array.isArray(value) ? value : []
  const all = kind.kind === 'choices' ? choiceSets[kind.set] : []
  return (
    <fieldset className={styles.set} aria-describedby={`${id}-hint`}>
      <legend className={styles.label}>{label}</legend>
      <div id={`${id}-hint`} className={styles.hint}>
        {hint}
        {error !== null && <p>{error}</p>}
      </div>
      {all.map((one, at) => (
        <Checkbox
          key={one}
          {...(at === 0 && { id })}
          label={texts.choice(field, one)}
          checked={chosen.includes(one)}
          onChange={(isChosen) =>
            onType(isChosen ? [...chosen, one] : chosen.filter((other) => other !== one))
          }
        />
      ))}
    </fieldset>
  )
}
