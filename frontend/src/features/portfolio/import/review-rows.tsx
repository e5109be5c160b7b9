import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MendedField } from '#domain/portfolio/evidence.ts'
import type {
  ImportQuestion,
  ImportRow,
  ImportTable,
} from '#domain/portfolio/import-rows-schema.ts'
import { Button } from '../../../ui/button.tsx'
import { type FileColumn, fileColumns, isUsed } from './file-columns.ts'
import { MendLine } from './mend-line.tsx'
import type { PageSize } from './page-place.tsx'
import { ReviewCards } from './review-cards.tsx'
import { type ReviewView, reviewColumns } from './review-columns.ts'
import { ReviewGrid } from './review-grid.tsx'
import { useCellMend } from './use-cell-mend.ts'
import { useColumnRoles } from './use-column-roles.ts'
import { type FieldText, useFieldText } from './use-field-text.ts'
import { type Mending, ValueDialog } from './value-dialog.tsx'

interface Props {
  readonly uploadId: string
  readonly rows: readonly ImportRow[]
  /** Of all pages. */
  readonly total: number
  readonly tables: readonly ImportTable[]
  readonly isEdition: boolean
  readonly questions: readonly ImportQuestion[]
  /** Of a document's pages; null: nobody knows. */
  readonly pageSize: PageSize | null
  readonly view: ReviewView
  /** The sheet that was chosen; null: all. */
  readonly sheet: number | null
  readonly isWide: boolean
  readonly disabled: boolean
  readonly onMore: () => void
}

/** The rows of a file beside the products, as a grid or on a phone as a list, and the mending of their values. */
export function ReviewRows(props: Props) {
  const { uploadId, rows, total, tables, questions, isWide, disabled, onMore } = props
  const { t } = useTranslation('imports')
  const textOf = useFieldText()
  const [mending, setMending] = useState<Mending | null>(null)
  const { mend, save, last, spread } = useCellMend(uploadId)
  const explain = useCallback((row: ImportRow, field: MendedField) => {
    if (row.product !== null) setMending({ row, product: row.product, field })
  }, [])
  const { choose, isBusy } = useColumnRoles(uploadId)
  const { columns, unused, isAll, setAll, onSight } = useColumns(props, textOf)
  return (
    <>
      {isWide ? (
        <ReviewGrid
          rows={rows}
          total={total}
          columns={columns}
          tables={tables}
          isEdition={props.isEdition}
          textOf={textOf}
          disabled={disabled || isBusy}
          choose={choose}
          onMore={onMore}
          onExplain={explain}
          onSave={save}
          onSight={onSight}
        />
      ) : (
        <ReviewCards
          rows={rows}
          tables={tables}
          isEdition={props.isEdition}
          textOf={textOf}
          disabled={disabled}
          onMore={onMore}
          onExplain={explain}
          onMend={mend}
        />
      )}
      {isWide && unused > 0 && (
        <p>
          <Button size="small" variant="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? t('grid.hideUnused') : t('grid.unused', { count: unused })}
          </Button>
        </p>
      )}
      <MendLine last={last} onSpread={spread} />
      {mending !== null && (
        <ValueDialog
          uploadId={uploadId}
          {...mending}
          tables={tables}
          questions={questions}
          pageSize={props.pageSize}
          onClose={() => setMending(null)}
        />
      )}
    </>
  )
}

/** Widths are taken from so many rows. */
const sampled = 100
/** With more columns than these, those that nothing is read from are folded away. */
const mostFileColumns = 8

const fold = (file: readonly FileColumn[]) =>
  file.length > mostFileColumns && file.some(isUsed) ? file.filter(isUsed) : file

/** The columns of the sheet that was chosen, or of the one that is in sight. */
function useColumns({ rows, tables, sheet, view }: Props, textOf: FieldText) {
  const [isAll, setAll] = useState(false)
  const [sight, setSight] = useState<number | null>(null)
  const onSight = useCallback((at: number) => setSight(rows[at]?.sheet ?? null), [rows])
  const shown = sheet ?? sight ?? rows[0]?.sheet ?? tables[0]?.sheet ?? 0
  const made = useMemo(() => {
    const sample = rows.filter((row) => row.sheet === shown).slice(0, sampled)
    const all = fileColumns(tables, shown, sample)
    const folded = view === 'both' ? fold(all) : all
    const file = isAll ? all : folded
    const columns = reviewColumns({ view, sheet: shown, file, sample, textOf })
    return { columns, unused: all.length - folded.length }
  }, [rows, tables, shown, view, isAll, textOf])
  return { ...made, isAll, setAll, onSight }
}
