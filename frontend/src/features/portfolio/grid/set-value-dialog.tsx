import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { categories, closures, containers } from '#domain/vocabulary/kinds.ts'
import { useCountries } from '../../../lib/use-countries.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { newFacts } from '../product-draft.ts'
import { useProblemWords } from '../use-problem-words.ts'
import styles from './grid-page.module.css'
import type { GridRow } from './grid-row.ts'
import { type FactChange, readFact } from './read-fact.ts'
import type { FactChanges } from './use-grid-work.ts'

/** What many products can have in common. */
const sharedFacts = [
  'country_code',
  'categories',
  'producer',
  'region',
  'vintage',
  'volume_ml',
  'alcohol_tenths',
  'container',
  'closure',
] as const
type SharedFact = (typeof sharedFacts)[number]

const isEmpty = ({ facts }: GridRow, field: SharedFact) => {
  const value = facts[field]
  return value === null || (Array.isArray(value) && value.length === 0)
}

export interface SetValueDialogProps {
  readonly rows: readonly GridRow[]
  readonly onClose: () => void
  readonly onSet: (changes: FactChanges) => void
}

/** "Set country for 612": says how many before it happens, and takes only those without a value unless told otherwise. */
export function SetValueDialog({ rows, onClose, onSet }: SetValueDialogProps) {
  const { t } = useTranslation('portfolio')
  const problemWords = useProblemWords()
  const formId = useId()
  const [field, setField] = useState<SharedFact>('country_code')
  const [typed, setTyped] = useState('')
  const [isOnlyEmpty, setOnlyEmpty] = useState<boolean | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const without = rows.filter((row) => isEmpty(row, field))
  // what is there is not written over unless that is all there is to do
  const isOnlyWithout = isOnlyEmpty ?? without.length > 0
  const chosen = isOnlyWithout ? without : rows
  const set = () => {
    if (typed.trim() === '') {
      setProblem(t('grid.valueMissing'))
      return
    }
    const read = readFact({ ...newFacts, name: '-' }, field, typed)
    if (!read.ok) {
      setProblem(problemWords(read.problem))
      return
    }
    onSet(new Map(chosen.map(({ id }) => [id, read.change satisfies FactChange])))
  }
  const change = (value: string) => {
    setTyped(value)
    setProblem(null)
  }
  return (
    <Dialog
      isOpen
      title={t('grid.setValueFor', { count: rows.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('grid.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} disabled={chosen.length === 0}>
            {t('grid.setFor', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.setting}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen.length > 0) set()
        }}
      >
        <Select
          label={t('grid.fact')}
          value={field}
          options={sharedFacts.map((value) => ({ value, label: t(`fact.${value}`) }))}
          onChange={(value) => {
            setField(value || 'country_code')
            change('')
            setOnlyEmpty(null)
          }}
        />
        <ValueField field={field} typed={typed} problem={problem} onChange={change} />
        <Checkbox
          label={t('grid.onlyEmpty', { count: without.length })}
          checked={isOnlyWithout}
          disabled={without.length === 0}
          onChange={setOnlyEmpty}
        />
        <p>{t('grid.canUndo')}</p>
      </form>
    </Dialog>
  )
}

function ValueField({
  field,
  typed,
  problem,
  onChange,
}: {
  readonly field: SharedFact
  readonly typed: string
  readonly problem: string | null
  readonly onChange: (typed: string) => void
}) {
  const { t } = useTranslation('portfolio')
  const { t: word } = useTranslation('vocabulary')
  const countries = useCountries()
  const options = {
    country_code: countries,
    categories: categories.map((value) => ({ value, label: word(`category.${value}`) })),
    container: containers.map((value) => ({ value, label: word(`container.${value}`) })),
    closure: closures.map((value) => ({ value, label: word(`closure.${value}`) })),
  }
  if (field in options) {
    return (
      <Select<string>
        label={t(`fact.${field}`)}
        empty={t('grid.choose')}
        value={typed}
        options={options[field as keyof typeof options]}
        error={problem}
        onChange={onChange}
      />
    )
  }
  const unit = field === 'volume_ml' ? 'ml' : field === 'alcohol_tenths' ? 'percentVol' : null
  return (
    <TextField
      label={t(`fact.${field}`)}
      value={typed}
      error={problem}
      autoComplete="off"
      onChange={onChange}
      {...(unit === null ? {} : { unit: t(`unit.${unit}`), inputMode: 'decimal' as const })}
      {...(field === 'vintage' ? { hint: t('fact.vintageHint') } : {})}
    />
  )
}
