import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportQuestion, ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import { useLettersOn } from '../../../lib/keys/letter-keys.ts'
import { usePageKeys } from '../../../lib/keys/use-page-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { columnLetter } from './column-letter.ts'
import styles from './import-questions.module.css'
import { emptyValue } from './review-fields.ts'
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

/** Doubts that several rows share, one after the other: an answer settles all rows of it. */
export function ImportQuestions({ questions, ...props }: Props) {
  const { t } = useTranslation('imports')
  const nameOf = useQuestionName(props.tables)
  const [at, setAt] = useState(0)
  const index = Math.min(at, questions.length - 1)
  const question = questions[index]
  if (question === undefined) return null
  const go = (step: number) => setAt((index + step + questions.length) % questions.length)
  return (
    <section className={styles.questions} aria-label={t('question.title')}>
      <div className={styles.asked}>
        <div className={styles.top}>
          <p className={styles.soft}>
            {t('question.of', { number: index + 1, count: questions.length })}
          </p>
          {questions.length > 1 && (
            <span className={styles.steps}>
              <Button size="small" aria-label={t('question.before')} onClick={() => go(-1)}>
                <ChevronLeft aria-hidden="true" />
              </Button>
              <Button size="small" aria-label={t('question.next')} onClick={() => go(1)}>
                <ChevronRight aria-hidden="true" />
              </Button>
            </span>
          )}
        </div>
        <Question key={question.key} question={question} name={nameOf(question)} {...props} />
      </div>
      {questions.length > 1 && (
        <ol className={styles.list}>
          {questions.map((one, which) => (
            <li key={one.key}>
              <button
                type="button"
                aria-current={which === index ? 'step' : undefined}
                onClick={() => setAt(which)}
              >
                {nameOf(one)}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** What a question is about, and of how many rows. */
function useQuestionName(tables: readonly ImportTable[]) {
  const { t } = useTranslation('imports')
  const { t: fact } = useTranslation('portfolio')
  return ({ field, sheet, count }: ImportQuestion) => {
    const named = t('question.named', { field: fact(`fact.${field}`), count })
    const name = sheetName(tables, sheet)
    return name === null ? named : `${named} · ${t('columns.sheet', { name })}`
  }
}

/** How values come about that have no cell of their own; all others are worked out from the row. */
const told = ['name', 'heading', 'above', 'derived'] as const

function Question(
  props: Omit<Props, 'questions' | 'tables'> & {
    readonly question: ImportQuestion
    readonly name: string
  },
) {
  const { question, name, selected, onSelect, disabled } = props
  const [hasLetters] = useLettersOn()
  const { field, from, column, count, example } = question
  const { t } = useTranslation('imports')
  const { t: fact } = useTranslation('portfolio')
  const { show } = useToasts()
  const fail = useFailureToast()
  const mend = useMend(props.uploadId)
  const textOf = useFieldText()
  const titleId = useId()
  // nothing brings back what many rows lose: it is asked once more
  const [isEmptying, setEmptying] = useState(false)
  const isShown = selected === question.key
  const how =
    column !== null && from === 'cell'
      ? t('question.cell', { column: columnLetter(column) })
      : t(`question.${told.find((one) => one === (from === 'table' ? 'heading' : from)) ?? 'row'}`)
  const value = textOf(field, example.facts) ?? t('row.notStated')
  const answer = (isRight: boolean) => {
    const { product_id } = example
    const asked = { product_id, field, spread: 'same_doubt' } as const
    const mended = mend.mutateAsync(
      isRight
        ? { ...asked, confirm: true }
        : { ...asked, confirm: false, value: emptyValue(field) },
    )
    // not by the callbacks of the mutation: once it is answered, the question is gone, and they with it
    void mended.then(
      ({ mended: count }) => {
        const title = isRight ? 'question.settled' : 'question.emptied'
        show({ tone: 'success', title: t(title, { count }) })
        if (isShown) onSelect('')
      },
      (thrown: unknown) => fail(t('value.failed'), thrown),
    )
  }
  // a product without a name is none
  const canBeEmpty = field !== 'name'
  const each = () => onSelect(isShown ? '' : question.key)
  const isOpen = !disabled && !mend.isPending
  usePageKeys(isOpen, {
    1: () => answer(true),
    2: canBeEmpty ? () => setEmptying(true) : undefined,
    3: each,
  })
  const hint = (key: string) =>
    // drawn, not written: the name of the button is its words
    hasLetters && <span className={styles.key} data-key={key} aria-hidden="true" />
  return (
    <>
      <h2 id={titleId} className={styles.title}>
        {t('question.ask', { field: fact(`fact.${field}`) })}
      </h2>
      <p>
        {how} {t('question.example', { name: example.facts.name, value })}
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          busy={mend.isPending}
          disabled={disabled}
          icon={hint('1')}
          aria-describedby={titleId}
          onClick={() => answer(true)}
        >
          {t('question.right', { count })}
        </Button>
        {canBeEmpty && (
          <Button
            busy={mend.isPending}
            disabled={disabled}
            icon={hint('2')}
            aria-describedby={titleId}
            onClick={() => setEmptying(true)}
          >
            {t('question.none')}
          </Button>
        )}
        <Button
          variant="quiet"
          icon={hint('3')}
          aria-pressed={isShown}
          aria-label={`${t('question.show')}: ${name}`}
          onClick={each}
        >
          {t('question.show')}
        </Button>
      </div>
      <Dialog
        title={t('question.noneTitle', { count })}
        isOpen={isEmptying}
        onClose={() => setEmptying(false)}
        actions={
          <>
            <Button onClick={() => setEmptying(false)}>{t('question.noneKeep')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                setEmptying(false)
                answer(false)
              }}
            >
              {t('question.noneDo')}
            </Button>
          </>
        }
      >
        <p>{t('question.noneText', { field: fact(`fact.${field}`) })}</p>
      </Dialog>
    </>
  )
}
