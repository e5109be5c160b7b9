import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type MendSpread,
  type ReviewedField,
  readFieldOf,
  sharedFields,
  weakestOf,
} from '#domain/portfolio/evidence.ts'
import type {
  ImportQuestion,
  ImportRow,
  ImportTable,
} from '#domain/portfolio/import-rows-schema.ts'
import type { Product } from '#domain/portfolio/product.ts'
import { columnOfLine } from '#domain/portfolio/reading/sheet.ts'
import { categories, closures, containers } from '#domain/vocabulary/kinds.ts'
import { useCountries } from '../../../lib/use-countries.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { columnLetter } from './column-letter.ts'
import { FileCells } from './file-cells.tsx'
import styles from './import-page.module.css'
import { mendTyped, typedValue } from './mend-value.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { useMend } from './use-import.ts'
import { usePlaceText } from './use-place-text.ts'

interface Props {
  readonly uploadId: string
  readonly row: ImportRow
  readonly product: Product
  readonly field: ReviewedField
  readonly tables: readonly ImportTable[]
  /** The question of this value, where others have the same doubt. */
  readonly question: ImportQuestion | null
  readonly onClose: () => void
}

const yesNo = ['yes', 'no'] as const

/** Where a value comes from, and its correction. */
export function ValueDialog(props: Props) {
  const { uploadId, row, product, field, question, onClose } = props
  const { t } = useTranslation('imports')
  const { t: fact } = useTranslation('portfolio')
  const { show } = useToasts()
  const fail = useFailureToast()
  const mend = useMend(uploadId)
  const countries = useCountries()
  const { t: word } = useTranslation('vocabulary')
  const [typed, setTyped] = useState(typedValue(field, product.facts))
  const [spread, setSpread] = useState<MendSpread>('none')
  const [error, setError] = useState<string | null>(null)
  const evidence = row.evidence[weakestOf(row.evidence, field)]
  const cell = row.evidence[readFieldOf[field]]
  const isEmpty = typedValue(field, product.facts) === ''
  const isCell = cell !== undefined && cell.column !== null
  const choicesOf: Partial<Record<ReviewedField, readonly { value: string; label: string }[]>> = {
    country_code: countries,
    categories: categories.map((value) => ({ value, label: word(`category.${value}`) })),
    container: containers.map((value) => ({ value, label: word(`container.${value}`) })),
    closure: closures.map((value) => ({ value, label: word(`closure.${value}`) })),
    organic: yesNo.map((value) => ({ value, label: fact(`choice.${value}`) })),
    oak: yesNo.map((value) => ({ value, label: fact(`choice.${value}`) })),
  }
  const choices = choicesOf[field]
  const spreads: { value: MendSpread; label: string }[] = [
    { value: 'none', label: t('value.only') },
    ...(isCell ? [{ value: 'equal_cells' as const, label: t('value.equal') }] : []),
    ...(question === null
      ? []
      : [
          {
            value: 'same_doubt' as const,
            label: t(sharedFields.includes(field) ? 'value.same' : 'value.sameOld', {
              count: question.count,
            }),
          },
        ]),
  ]
  const save = (said: ReturnType<typeof mendTyped>) => {
    if (said === undefined) return setError(t('value.invalid'))
    const { product_id } = product
    mend.mutate(
      { product_id, field, spread, ...said },
      {
        onSuccess: ({ mended }) => {
          const title = mended === 0 ? t('value.nothing') : t('value.saved', { count: mended })
          show({ tone: 'success', title })
          onClose()
        },
        onError: (thrown) => fail(t('value.failed'), thrown),
      },
    )
  }
  return (
    <Dialog
      title={fact(`fact.${field}`)}
      isOpen
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button busy={mend.isPending} onClick={() => save({ confirm: true })}>
            {t(isEmpty ? 'value.leave' : 'value.keep')}
          </Button>
          <Button
            variant="primary"
            busy={mend.isPending}
            onClick={() => save(mendTyped(field, typed, product.facts))}
          >
            {t('value.save')}
          </Button>
        </>
      }
    >
      <form
        className={styles.mend}
        onSubmit={(event) => {
          event.preventDefault()
          save(mendTyped(field, typed, product.facts))
        }}
      >
        <Origin {...props} evidence={evidence} isEmpty={isEmpty} />
        {choices !== undefined ? (
          <Select
            label={t('value.new')}
            value={typed}
            options={choices}
            empty={t('row.notStated')}
            error={error}
            onChange={setTyped}
          />
        ) : (
          <TextField
            label={t('value.new')}
            value={typed}
            error={error}
            maxLength={300}
            autoComplete="off"
            onChange={setTyped}
          />
        )}
        {spreads.length > 1 && (
          <RadioGroup
            label={t('value.where')}
            value={spread}
            options={spreads}
            onChange={setSpread}
          />
        )}
      </form>
    </Dialog>
  )
}

/** The row of the file with the cell that the value was read from. */
function Origin(props: {
  readonly row: ImportRow
  readonly product: Product
  readonly field: ReviewedField
  readonly tables: readonly ImportTable[]
  readonly evidence: ImportRow['evidence'][string] | undefined
  /** There is no value: nothing was worked out. */
  readonly isEmpty: boolean
}) {
  const { t } = useTranslation('imports')
  const { number } = useFormat()
  const { row, tables, evidence, isEmpty } = props
  const placeOf = usePlaceText()
  const place = { place: placeOf(row) ?? '' }
  const isTurned = row.row !== null && columnOfLine(row.row) !== null
  const table = tables.find((one) => one.sheet === row.sheet && one.is_turned)
  const words = () => {
    if (evidence === undefined) return t(isEmpty ? 'value.notSaid' : 'value.fromRow', place)
    if (evidence.from === 'name') return t('value.fromName', place)
    if (evidence.column !== null) {
      // of a column of the sheet, what is beside each other are rows
      return isTurned
        ? t('value.fromTurned', {
            ...place,
            row: (table?.first_column ?? 0) + evidence.column + 1,
          })
        : t('value.fromCell', { ...place, column: columnLetter(evidence.column) })
    }
    if (evidence.from === 'above') return t('value.fromAbove', place)
    if (evidence.from === 'heading' || evidence.from === 'table') {
      return t('value.fromHeading', place)
    }
    if (evidence.from !== 'derived') return t('value.fromRow', place)
    const name = props.product.facts.derived?.find((one) => one.field === props.field)?.place
    return name === undefined
      ? t('value.derived', place)
      : t('value.derivedFrom', { ...place, name })
  }
  return (
    <div className={styles.origin}>
      <p>
        {row.page !== null && `${t('row.page', { page: row.page })}. `}
        {words()}{' '}
        {evidence !== undefined &&
          t('value.sure', {
            percent: number(evidence.confidence, { style: 'percent', maximumFractionDigits: 0 }),
          })}
      </p>
      <FileCells cells={row.cells} marked={evidence?.column ?? null} isTurned={isTurned} />
    </div>
  )
}
