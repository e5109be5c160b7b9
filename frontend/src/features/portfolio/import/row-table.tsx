import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readFieldOf } from '#domain/portfolio/evidence.ts'
import type { ImportRow } from '#domain/portfolio/import-rows-schema.ts'
import type { Product } from '#domain/portfolio/product.ts'
import { Badge } from '../../../ui/badge.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { FileCells } from './file-cells.tsx'
import styles from './import-page.module.css'
import { type ShownField, shownFields } from './mend-value.ts'
import { useFieldText } from './use-field-text.ts'
import { ValueDialog } from './value-dialog.tsx'

interface Mending {
  readonly row: ImportRow
  readonly product: Product
  readonly field: ShownField
}

/** The rows of the file, each beside the product as it was read; every value tells where it comes from. */
export function RowTable(props: {
  readonly uploadId: string
  readonly rows: readonly ImportRow[]
}) {
  const { t } = useTranslation('imports')
  const { t: fact } = useTranslation('portfolio')
  const [mending, setMending] = useState<Mending | null>(null)
  const { uploadId, rows } = props
  const columns: Column<Numbered>[] = [
    {
      key: 'row',
      header: t('row.where'),
      isRowHeader: true,
      cell: ({ row }) => <Where row={row} />,
    },
    {
      key: 'file',
      header: t('row.file'),
      cell: ({ row }) => (row.cells.length === 0 ? null : <FileCells cells={row.cells} />),
    },
    ...shownFields.map(
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
        <ValueDialog uploadId={uploadId} {...mending} onClose={() => setMending(null)} />
      )}
    </>
  )
}

interface Numbered {
  readonly row: ImportRow
  readonly key: number
}

function Where({ row }: { readonly row: ImportRow }) {
  const { t } = useTranslation('imports')
  const { t: reason } = useTranslation('portfolio')
  const { change, problem, product } = row
  return (
    <span className={styles.where}>
      {row.row !== null && <span>{t('row.whereOf', { row: row.row })}</span>}
      {change !== null && change !== 'same' && (
        <span>
          <Badge tone={change === 'gone' ? 'warning' : 'info'}>{t(`show.${change}`)}</Badge>
        </span>
      )}
      {product === null && <span className={styles.soft}>{t('row.removed')}</span>}
      {problem !== null && (
        <span className={styles.doubt}>{reason(`problem.${problem.code}`)}</span>
      )}
    </span>
  )
}

interface ValueProps {
  readonly row: ImportRow
  readonly product: Product
  readonly field: ShownField
  readonly onOpen: (product: Product) => void
}

/** A value as read: a press shows where it comes from and mends it. */
function Value({ row, product, field, onOpen }: ValueProps) {
  const { t } = useTranslation('imports')
  const { t: fact } = useTranslation('portfolio')
  const textOf = useFieldText()
  const { facts, corrected_fields } = product
  const text = textOf(field, facts)
  const isDoubted =
    row.doubts.some((doubt) => doubt.field === readFieldOf[field]) &&
    !corrected_fields.includes(field)
  const value = text ?? t('row.notStated')
  const before = field in row.before ? textOf(field, { ...facts, ...row.before }) : undefined
  return (
    <span className={styles.where}>
      <button
        type="button"
        className={styles.value}
        data-doubt={isDoubted || undefined}
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
