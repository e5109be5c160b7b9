import { useTranslation } from 'react-i18next'
import type { MendedField } from '#domain/portfolio/evidence.ts'
import type { ImportRow, ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { columnOfLine } from '#domain/portfolio/reading/sheet.ts'
import { columnLetter } from './column-letter.ts'
import { type FileColumn, fileColumns, linesOf, wordsOfCell } from './file-columns.ts'
import { derivedOf, evidenceOf, isDoubted } from './review-fields.ts'
import { sheetName, usePlaceText } from './use-place-text.ts'
import styles from './value-dialog.module.css'

interface Props {
  readonly row: ImportRow
  readonly facts: ProductFacts
  readonly field: MendedField
  readonly tables: readonly ImportTable[]
  /** There is no value: nothing was worked out. */
  readonly isEmpty: boolean
}

/** Where a value comes from, in words, and the row of the file with the cell that it was read from. */
export function ValueOrigin(props: Props) {
  const { t } = useTranslation('imports')
  const { row, tables, field } = props
  const words = useOriginWords()(props)
  const columns = fileColumns(tables, row.sheet, [row])
  const marked = evidenceOf(row, field)?.column ?? null
  return (
    <div className={styles.origin}>
      <p>{words}</p>
      {isDoubted(row, field) && <p className={styles.doubt}>{t('value.check')}</p>}
      {row.cells.some(Boolean) &&
        (columns.every(({ cell }) => cell === null) ? (
          <blockquote className={styles.snippet}>{linesOf(row).join('\n')}</blockquote>
        ) : (
          <Neighbours row={row} columns={columns} marked={marked} />
        ))}
    </div>
  )
}

/** The cells of the row under the names of their columns. */
function Neighbours(props: {
  readonly row: ImportRow
  readonly columns: readonly FileColumn[]
  readonly marked: number | null
}) {
  const { t } = useTranslation('imports')
  const { row, columns, marked } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide row is scrolled by keys too
    <section className={styles.neighbours} tabIndex={0} aria-label={t('row.file')}>
      <table>
        <thead>
          <tr>
            {columns.map(({ cell, name, heads }) => (
              <th key={cell} scope="col">
                {name} <span>{heads[0]?.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {columns.map((column) => (
              <td key={column.cell}>
                {column.cell === marked ? (
                  <mark>{wordsOfCell(row, column) || '\u2013'}</mark>
                ) : (
                  wordsOfCell(row, column)
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function useOriginWords(): (props: Props) => string {
  const { t } = useTranslation('imports')
  const placeOf = usePlaceText()
  return ({ row, facts, field, tables, isEmpty }) => {
    const name = sheetName(tables, row.sheet)
    const place = [
      name !== null && t('columns.sheet', { name }),
      row.page !== null && t('row.page', { page: row.page }),
      placeOf(row),
    ]
      .filter(Boolean)
      .join(', ')
    const evidence = evidenceOf(row, field)
    if (evidence === undefined) return t(isEmpty ? 'value.notSaid' : 'value.fromRow', { place })
    const { column, from } = evidence
    if (from === 'derived') {
      const derived = derivedOf(facts, field)
      if (derived === null) return t('value.derived', { place })
      const { place: name, rule } = derived
      const words =
        name === undefined ? t('value.derived', { place }) : t('value.derivedFrom', { place, name })
      return `${words} ${t(`rule.${rule}`)}`
    }
    if (from === 'name') return t('value.fromName', { place })
    if (from === 'above') return t('value.fromAbove', { place })
    if (from === 'heading' || from === 'table') return t('value.fromHeading', { place })
    if (column === null) return t('value.fromRow', { place })
    const table = tables.find((one) => one.sheet === row.sheet && one.is_turned)
    const isTurned = row.row !== null && columnOfLine(row.row) !== null
    // of a column of the sheet, what is beside each other are rows
    return isTurned
      ? t('value.fromTurned', { place, row: (table?.first_column ?? 0) + column + 1 })
      : t('value.fromCell', { place, column: columnLetter(column) })
  }
}
