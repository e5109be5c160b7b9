import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { categories } from '#domain/vocabulary/kinds.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useCountries } from '../../../lib/use-countries.ts'
import { formatTyped } from '../../../ui/typed-number.ts'
import { useProblemWords } from '../use-problem-words.ts'
import type { CellField } from './cell-field.ts'
import type { GridRow } from './grid-row.ts'
import styles from './product-grid.module.css'
import { type FactChange, readFact, typedOf } from './read-fact.ts'

/** Where the focus goes after a cell. */
export type CellWay = 'down' | 'right' | 'left' | 'stay'

export interface CellEditorProps {
  readonly row: Pick<GridRow, 'facts'>
  readonly field: CellField
  /** Null: what was typed is as it was. */
  readonly onSave: (change: FactChange | null, way: CellWay) => void
  readonly onCancel: () => void
  /** True while what is typed cannot be saved. */
  readonly onHold: (held: boolean) => void
}

/** The field in a cell: Enter saves and goes down, Tab to the side, Escape leaves all as it was. */
export function CellEditor({ row, field, onSave, onCancel, onHold }: CellEditorProps) {
  const { t } = useTranslation('portfolio')
  const language = useLanguage()
  const problemWords = useProblemWords()
  const before = typedOf(row.facts, field, (value) => formatTyped(value, language))
  const [typed, setTyped] = useState(before)
  const [problem, setProblem] = useState<string | null>(null)
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isOver = useRef(false)
  const noteId = useId()
  useEffect(() => {
    onHold(problem !== null)
    return () => onHold(false)
  }, [problem, onHold])
  useEffect(() => {
    control.current?.focus()
    if (control.current instanceof HTMLInputElement) control.current.select()
  }, [])

  const save = (way: CellWay) => {
    if (isOver.current) return
    if (typed === before) {
      isOver.current = true
      onSave(null, way)
      return
    }
    const read = readFact(row.facts, field, typed)
    if (!read.ok) {
      setProblem(problemWords(read.problem))
      return
    }
    isOver.current = true
    onSave(read.change, way)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') {
      isOver.current = true
      onCancel()
    } else if (event.key === 'Enter') save('down')
    else if (event.key === 'Tab') save(event.shiftKey ? 'left' : 'right')
    else return
    event.preventDefault()
  }
  const shared = {
    ref: control,
    className: styles.editor,
    value: typed,
    'aria-label': t(`fact.${field}`),
    'aria-invalid': problem === null ? undefined : true,
    'aria-describedby': problem === null ? undefined : noteId,
    onKeyDown,
    onBlur: () => save('stay'),
  } as const
  return (
    <>
      {field === 'categories' || field === 'country_code' ? (
        <ChoiceEditor shared={shared} field={field} onChoose={setTyped} />
      ) : (
        <input
          {...shared}
          type="text"
          autoComplete="off"
          inputMode={field.endsWith('ml') || field === 'price' ? 'decimal' : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(null)
          }}
        />
      )}
      {problem !== null && (
        <p id={noteId} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

function ChoiceEditor({
  shared,
  field,
  onChoose,
}: {
  readonly shared: React.ComponentProps<'select'>
  readonly field: 'categories' | 'country_code'
  readonly onChoose: (value: string) => void
}) {
  const { t } = useTranslation('portfolio')
  const { t: word } = useTranslation('vocabulary')
  const countries = useCountries()
  const options =
    field === 'country_code'
      ? countries
      : categories.map((value) => ({ value, label: word(`category.${value}`) }))
  return (
    <select {...shared} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{t('choice.unknown')}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
