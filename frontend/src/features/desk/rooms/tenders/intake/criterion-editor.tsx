import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '#domain/shared/market.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { useCountries } from '../../../../../lib/use-countries.ts'
import { useFormat } from '../../../../../lib/use-format.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { inputsOf } from './criterion-inputs.ts'
import { asKind, asksAnything, criterionKinds, settled } from './criterion-kinds.ts'
import { InputField } from './input-field.tsx'
import styles from './intake.module.css'

interface CriterionEditorProps {
  readonly criterion: Criterion
  readonly market: Market
  /** Whether the words were not understood by the machine. */
  readonly isDoubtful: boolean
  readonly remember: boolean
  readonly onRemember: (remember: boolean) => void
  readonly onChange: (criterion: Criterion) => void
  readonly onClose: () => void
}

/** Corrects one criterion with the inputs of its kind; what is typed counts at once. */
export function CriterionEditor(props: CriterionEditorProps) {
  const { criterion, market, isDoubtful, remember, onRemember, onChange, onClose } = props
  const { t } = useTranslation('desk-tenders')
  const group = useRef<HTMLDivElement>(null)
  const countries = useCountries()
  const { country } = useFormat()
  useEffect(() => {
    group.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box everywhere
    <div
      ref={group}
      role="group"
      aria-label={t('edit.title', { words: criterion.text })}
      className={styles.editor}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <Select
        label={t('edit.kind')}
        options={[...criterionKinds, 'text' as const].map((value) => ({
          value,
          label: t(`kind.${value}`),
        }))}
        value={criterion.kind}
        onChange={(kind) => kind !== '' && onChange(asKind(criterion, kind, market))}
      />
      {inputsOf(criterion).map((input) => (
        <InputField
          key={`${criterion.kind}-${input.key}`}
          input={input}
          countries={countries}
          countryName={country}
          onChange={(next) => onChange(settled(next))}
        />
      ))}
      <Checkbox
        label={t('edit.required')}
        checked={criterion.required}
        onChange={(required) => onChange({ ...criterion, required })}
      />
      {isDoubtful && criterion.kind !== 'text' && (
        <Checkbox label={t('edit.remember')} checked={remember} onChange={onRemember} />
      )}
      {!asksAnything(criterion) && <p className={styles.quiet}>{t('edit.nothing')}</p>}
      <Button size="small" onClick={onClose}>
        {t('edit.done')} <kbd>Esc</kbd>
      </Button>
    </div>
  )
}
