import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MendedField, type MendSpread, sharedFields } from '#domain/portfolio/evidence.ts'
import type {
  ImportQuestion,
  ImportRow,
  ImportTable,
} from '#domain/portfolio/import-rows-schema.ts'
import type { Product } from '#domain/portfolio/product.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { formatTyped } from '../../../ui/typed-number.ts'
import type { DraftField } from '../product-draft.ts'
import { useProblemWords } from '../use-problem-words.ts'
import { draftFieldsOf, isBlank, readMend, type Said, typedFacts } from './mend-value.ts'
import type { PageSize } from './page-place.tsx'
import { cellOf, evidenceOf, isDoubted } from './review-fields.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { useMend } from './use-import.ts'
import styles from './value-dialog.module.css'
import { ValueFields } from './value-fields.tsx'
import { ValueOrigin } from './value-origin.tsx'

export interface Mending {
  readonly row: ImportRow
  readonly product: Product
  readonly field: MendedField
}

interface Props extends Mending {
  readonly uploadId: string
  readonly tables: readonly ImportTable[]
  readonly questions: readonly ImportQuestion[]
  readonly pageSize: PageSize | null
  readonly onClose: () => void
}

/** What is asked of this value and of others. */
function questionOf({ row, field }: Mending, questions: readonly ImportQuestion[]) {
  if (!isDoubted(row, field)) return null
  const value = evidenceOf(row, field)
  const same = questions.find(
    (one) =>
      one.field === field &&
      one.sheet === row.sheet &&
      one.from === value?.from &&
      one.column === value.column,
  )
  return same ?? null
}

/** Where a value comes from, and its correction. */
export function ValueDialog(props: Props) {
  const { uploadId, row, product, field, tables, onClose } = props
  const { facts, product_id } = product
  const { t } = useTranslation('imports')
  const { t: fact } = useTranslation('portfolio')
  const language = useLanguage()
  const problemWords = useProblemWords()
  const { show } = useToasts()
  const fail = useFailureToast()
  const mend = useMend(uploadId)
  const [first] = useState(() => typedFacts(facts, (value) => formatTyped(value, language)))
  const [draft, setDraft] = useState(first)
  const [spread, setSpread] = useState<MendSpread>('none')
  const [error, setError] = useState<{ field: DraftField; words: string } | null>(null)
  const isEmpty = isBlank(first, field)
  const spreads = useSpreads(props, isBlank(draft, field))
  const save = (said: Said) => {
    if (!said.ok) {
      const own = draftFieldsOf(field)
      const at = own.find((one) => one === said.problem.field) ?? field
      return setError({ field: at, words: problemWords(said.problem) })
    }
    const { ok: _, ...asked } = said
    // not by the callbacks of the mutation: with the last doubtful row the dialog goes, and they with it
    void mend.mutateAsync({ product_id, field, spread, ...asked }).then(
      ({ mended }) => {
        const title = mended === 0 ? t('value.nothing') : t('value.saved', { count: mended })
        show({ tone: 'success', title })
        onClose()
      },
      (thrown: unknown) => fail(t('value.failed'), thrown),
    )
  }
  const saveTyped = () => save(readMend(field, draft, facts))
  return (
    <Dialog
      title={fact(`fact.${field}`)}
      isOpen
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button busy={mend.isPending} onClick={() => save({ ok: true, confirm: true })}>
            {t(isEmpty ? 'value.leave' : 'value.keep')}
          </Button>
          <Button variant="primary" busy={mend.isPending} onClick={saveTyped}>
            {t('value.save')}
          </Button>
        </>
      }
    >
      <form
        className={styles.mend}
        onSubmit={(event) => {
          event.preventDefault()
          saveTyped()
        }}
      >
        <ValueOrigin
          row={row}
          facts={facts}
          field={field}
          tables={tables}
          pageSize={props.pageSize}
          isEmpty={isEmpty}
        />
        <div className={styles.fields} data-many={draftFieldsOf(field).length > 1 || undefined}>
          <ValueFields
            field={field}
            draft={draft}
            error={error}
            onChange={(change) => {
              setDraft({ ...draft, ...change })
              setError(null)
            }}
          />
        </div>
        {spreads.length > 1 && (
          <RadioGroup
            label={t('value.where')}
            value={spread}
            options={spreads}
            onChange={setSpread}
          />
        )}
        {/* Enter in a field saves, with several fields too */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

/** Where else the mend may go. */
function useSpreads(props: Props, isBlankNow: boolean): { value: MendSpread; label: string }[] {
  const { t } = useTranslation('imports')
  const { row, field, questions } = props
  const hasCell = cellOf(row, field) !== null
  const question = questionOf(props, questions)
  // left empty all values are the same
  const isForAll = sharedFields.includes(field) || isBlankNow
  return [
    { value: 'none', label: t('value.only') },
    ...(hasCell ? [{ value: 'equal_cells' as const, label: t('value.equal') }] : []),
    ...(question === null
      ? []
      : [
          {
            value: 'same_doubt' as const,
            label: t(isForAll ? 'value.same' : 'value.sameOld', { count: question.count }),
          },
        ]),
  ]
}
