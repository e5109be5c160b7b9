import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ReviewedField, reviewedFields, weakestOf } from '#domain/portfolio/evidence.ts'
import type {
  ImportQuestion,
  ImportRow,
  ImportTable,
} from '#domain/portfolio/import-rows-schema.ts'
import type { Product } from '#domain/portfolio/product.ts'
import { columnOfLine } from '#domain/portfolio/reading/sheet.ts'
import { Badge } from '../../../ui/badge.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { FileCells } from './file-cells.tsx'
import styles from './import-page.module.css'
import { moveBetweenValues } from './move-between-values.ts'
import { useFieldText } from './use-field-text.ts'
import { ValueDialog } from './value-dialog.tsx'
import { Where } from './where.tsx'

interface Mending {
  readonly row: ImportRow
  readonly product: Product
  readonly field: ReviewedField
}

/** The rows of the file, each beside the product as it was read; every value tells where it comes from. */
export function RowTable(props: {
  readonly uploadId: string
  readonly rows: readonly ImportRow[]
  readonly tables: readonly ImportTable[]
  readonly questions: readonly ImportQuestion[]
}) {
  const { t } = useTranslation('imports')
  const { t: fact } = useTranslation('portfolio')
  const [mending, setMending] = useState<Mending | null>(null)
  const { uploadId, rows, tables, questions } = props
  const columns: Column<Numbered>[] = [
    {
      key: 'row',
      header: t('row.where'),
      isRowHeader: true,
      cell: ({ row }) => <State row={row} tables={tables} />,
    },
    {
      key: 'file',
      header: t('row.file'),
      cell: ({ row }) =>
        row.cells.length === 0 ? null : <FileCells cells={row.cells} isTurned={isColumn(row)} />,
    },
    ...reviewedFields
      .filter((field) => isShown(field, rows))
      .map(
        (field): Column<Numbered> => ({
          key: field,
          header: fact(`fact.${field}`),
          cell: ({ row }) =>
            row.product !== null && (
              <Value
                row={row}
                product={row.product}
                field={field}
                onOpen={(product) => setMending({ row, product, field })}
              />
            ),
        }),
      ),
  ]
  const numbered = rows.map((row, key): Numbered => ({ row, key }))
  return (
    <>
      <DataTable
        caption={t('show.label')}
        columns={columns}
        rows={numbered}
        rowKey={({ key }) => key}
      />
      {mending !== null && (
        <ValueDialog
          uploadId={uploadId}
          {...mending}
          tables={tables}
          question={questionOf(mending, questions)}
          onClose={() => setMending(null)}
        />
      )}
    </>
  )
}

const always: ReadonlySet<string> = new Set(
  reviewedFields.slice(0, reviewedFields.indexOf('grapes')),
)

/** What few files say has a column only where one of the rows says it, or may have said it wrongly. */
const isShown = (field: ReviewedField, rows: readonly ImportRow[]) =>
  always.has(field) ||
  rows.some(
    ({ product, doubts }) =>
      (product !== null && [product.facts[field]].flat().some((value) => value !== null)) ||
      doubts.some((doubt) => doubt.field === field),
  )

interface Numbered {
  readonly row: ImportRow
  readonly key: number
}

const isColumn = ({ row }: ImportRow) => row !== null && columnOfLine(row) !== null

/** What is asked of this value and of others. */
function questionOf({ row, field }: Mending, questions: readonly ImportQuestion[]) {
  if (!row.doubts.some((doubt) => doubt.field === field)) return null
  const value = row.evidence[weakestOf(row.evidence, field)]
  return (
    questions.find(
      (one) =>
        one.field === field &&
        one.sheet === row.sheet &&
        one.from === value?.from &&
        one.column === value.column,
    ) ?? null
  )
}

function State(props: { readonly row: ImportRow; readonly tables: readonly ImportTable[] }) {
  const { row, tables } = props
  const { t } = useTranslation('imports')
  const { t: reason } = useTranslation('portfolio')
  const { change, problem, product, is_out } = row
  return (
    <span className={styles.where}>
      <Where row={row} tables={tables} />
      {change !== null && change !== 'same' && (
        <span>
          <Badge tone={change === 'gone' ? 'warning' : 'info'}>{t(`show.${change}`)}</Badge>
        </span>
      )}
      {(product === null || is_out) && <span className={styles.soft}>{t('row.removed')}</span>}
      {problem !== null && (
        <span className={styles.doubt}>{reason(`problem.${problem.code}`)}</span>
      )}
    </span>
  )
}

interface ValueProps {
  readonly row: ImportRow
  readonly product: Product
  readonly field: ReviewedField
  readonly onOpen: (product: Product) => void
}

/** A value as read: a press shows where it comes from and mends it. */
function Value({ row, product, field, onOpen }: ValueProps) {
  const { t } = useTranslation('imports')
  const { t: fact } = useTranslation('portfolio')
  const textOf = useFieldText()
  const { facts } = product
  const text = textOf(field, facts)
  const isDoubted = row.doubts.some((doubt) => doubt.field === field)
  const value = text ?? t('row.notStated')
  const before = field in row.before ? textOf(field, { ...facts, ...row.before }) : undefined
  if (row.is_out) return text
  return (
    <span className={styles.where}>
      <button
        type="button"
        className={styles.value}
        data-doubt={isDoubted || undefined}
        data-field={field}
        onKeyDown={moveBetweenValues}
        aria-label={t('row.mend', { field: fact(`fact.${field}`), value })}
        onClick={() => onOpen(product)}
      >
        {text ?? '\u2013'}
      </button>
      {isDoubted && <span className={styles.doubt}>{t('row.doubt')}</span>}
      {before !== undefined && (
        <span className={styles.soft}>
          {t('row.before', { value: before ?? t('row.notStated') })}
        </span>
      )}
    </span>
  )
}
