import { useTranslation } from 'react-i18next'
import type { ImportQuestion, ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { columnLetter } from './column-letter.ts'
import styles from './import-questions.module.css'
import { useFailureToast } from './use-failure-toast.ts'
import { useFieldText } from './use-field-text.ts'
import { useMend } from './use-import.ts'
import { sheetName } from './use-place-text.ts'

interface Props {
  readonly uploadId: string
  readonly questions: readonly ImportQuestion[]
  readonly tables: readonly ImportTable[]
  /** The one whose rows are shown. */
  readonly selected: string
  readonly onSelect: (key: string) => void
  readonly disabled: boolean
}

/** Doubts that several rows share: one answer settles them all. */
export function ImportQuestions({ questions, ...props }: Props) {
  const { t } = useTranslation('imports')
  if (questions.length === 0) return null
  return (
    <section className={styles.questions} aria-label={t('question.title')}>
      <h2 className={styles.title}>{t('question.title')}</h2>
      <ul className={styles.list}>
        {questions.map((question) => (
          <Question key={question.key} question={question} {...props} />
        ))}
      </ul>
    </section>
  )
}

/** How values come about that have no cell of their own; all others are worked out from the row. */
const told = ['name', 'heading', 'above', 'derived'] as const

function Question(props: Omit<Props, 'questions'> & { readonly question: ImportQuestion }) {
  const { question, tables, selected, onSelect, disabled } = props
  const { field, sheet, from, column, count, example } = question
  const { t } = useTranslation('imports')
  const { t: fact } = useTranslation('portfolio')
  const { show } = useToasts()
  const fail = useFailureToast()
  const mend = useMend(props.uploadId)
  const textOf = useFieldText()
  const isShown = selected === question.key
  const how =
    column !== null && from === 'cell'
      ? t('question.cell', { column: columnLetter(column) })
      : t(`question.${told.find((one) => one === (from === 'table' ? 'heading' : from)) ?? 'row'}`)
  const named = t('question.named', { field: fact(`fact.${field}`), count })
  const sheetNamed = sheetName(tables, sheet)
  const name =
    sheetNamed === null ? named : `${named} · ${t('columns.sheet', { name: sheetNamed })}`
  const value = textOf(field, example.facts) ?? t('row.notStated')
  const confirm = () =>
    mend.mutate(
      { product_id: example.product_id, field, confirm: true, spread: 'same_doubt' },
      {
        onSuccess: ({ mended }) =>
          show({ tone: 'success', title: t('question.settled', { count: mended }) }),
        onError: (thrown) => fail(t('value.failed'), thrown),
      },
    )
  return (
    <li className={styles.question} data-shown={isShown || undefined}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.soft}>
          {how} {t('question.example', { name: example.facts.name, value })}
        </span>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="quiet"
          aria-pressed={isShown}
          aria-label={`${t('question.show')}: ${name}`}
          onClick={() => onSelect(isShown ? '' : question.key)}
        >
          {t('question.show')}
        </Button>
        <Button
          size="small"
          busy={mend.isPending}
          disabled={disabled}
          aria-label={`${t('question.right')}: ${name}`}
          onClick={confirm}
        >
          {t('question.right')}
        </Button>
      </div>
    </li>
  )
}
