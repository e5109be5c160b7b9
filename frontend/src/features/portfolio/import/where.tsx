import { useTranslation } from 'react-i18next'
import type { ImportRow, ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import { columnOfLine } from '#domain/portfolio/reading/sheet.ts'
import styles from './import-page.module.css'
import { sheetName, usePlaceText } from './use-place-text.ts'

/** Where in the file a row is: its number, and what else finds it. */
export function Where(props: {
  readonly row: Pick<ImportRow, 'sheet' | 'row' | 'page'>
  readonly tables: readonly ImportTable[]
  /** Under a head that says that it is a row: its number is enough. */
  readonly isShort?: boolean
}) {
  const { t } = useTranslation('imports')
  const placeOf = usePlaceText()
  const { sheet, row, page } = props.row
  const name = row === null ? null : sheetName(props.tables, sheet)
  const place = placeOf(props.row)
  if (place === null) return null
  return (
    <>
      <span className={styles.place}>
        {props.isShort && row !== null && columnOfLine(row) === null ? row : place}
      </span>
      {name !== null && (
        <span className={styles.soft}>{props.isShort ? name : t('columns.sheet', { name })}</span>
      )}
      {page !== null && <span className={styles.soft}>{t('row.page', { page })}</span>}
    </>
  )
}
