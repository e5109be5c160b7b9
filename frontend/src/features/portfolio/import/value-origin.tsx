import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MendedField } from '#domain/portfolio/evidence.ts'
import type { ImportRow, ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { columnOfLine } from '#domain/portfolio/reading/sheet.ts'
import { columnLetter } from './column-letter.ts'
import { type FileColumn, fileColumns, linesOf, wordsOfCell } from './file-columns.ts'
import { PagePlace, type PageSize } from './page-place.tsx'
import { derivedOf, evidenceOf, isDoubted } from './review-fields.ts'
import { sheetName, usePlaceText } from './use-place-text.ts'
import styles from './value-dialog.module.css'
import { markedParts } from './value-words.ts'

interface Props {
  readonly row: ImportRow
  readonly facts: ProductFacts
  readonly field: MendedField
  readonly tables: readonly ImportTable[]
  /** Of a document's pages; null: nobody knows. */
  readonly pageSize: PageSize | null
  /** There is no value: nothing was worked out. */
  readonly isEmpty: boolean
}

/** What is said elsewhere has no words in its own row. */
const elsewhere: ReadonlySet<string> = new Set(['derived', 'heading', 'table', 'above'])

/** Where a value comes from, in words, and the row of the file with the words that it was read from. */
export function ValueOrigin(props: Props) {
  const { t } = useTranslation('imports')
  const { row, tables, field, facts, pageSize } = props
  const words = useOriginWords()(props)
  const columns = fileColumns(tables, row.sheet, [row])
  const evidence = evidenceOf(row, field)
  const isHere = evidence !== undefined && !elsewhere.has(evidence.from)
  const partsOf = (text: string) => (isHere ? markedParts(text, field, facts) : null)
  return (
    <div className={styles.origin}>
      <p>{words}</p>
      {isDoubted(row, field) && <p className={styles.doubt}>{t('value.check')}</p>}
      {row.cells.some(Boolean) &&
        (columns.every(({ cell }) => cell === null) ? (
          <blockquote className={styles.snippet}>
            <Marked text={linesOf(row).join('\n')} partsOf={partsOf} />
          </blockquote>
        ) : (
          <Neighbours
            row={row}
            columns={columns}
            marked={evidence?.column ?? null}
            partsOf={partsOf}
          />
        ))}
      {pageSize !== null && row.place !== null && row.page !== null && (
        <PagePlace page={row.page} size={pageSize} place={row.place} />
      )}
    </div>
  )
}

type PartsOf = (text: string) => ReturnType<typeof markedParts>

/** A text with the words in it that say the value; where it has none of them, as `whole` shows it. */
function Marked(props: {
  readonly text: string
  readonly partsOf: PartsOf
  readonly whole?: ReactNode
}) {
  const parts = props.partsOf(props.text)
  if (parts === null) return props.whole ?? props.text
  let at = 0
  return parts.map(({ text, is_marked }) => {
    at += text.length
    return is_marked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>
  })
}

/** The cells of the row under the names of their columns. */
function Neighbours(props: {
  readonly row: ImportRow
  readonly columns: readonly FileColumn[]
  readonly marked: number | null
  readonly partsOf: PartsOf
}) {
  const { t } = useTranslation('imports')
  const { row, columns, marked, partsOf } = props
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
                  <Marked
                    text={wordsOfCell(row, column)}
                    partsOf={partsOf}
                    whole={<mark>{wordsOfCell(row, column) || '\u2013'}</mark>}
                  />
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
