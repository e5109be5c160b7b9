import { useTranslation } from 'react-i18next'
import type { ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import { columnOfLine } from '#domain/portfolio/reading/sheet.ts'
import { columnLetter } from './column-letter.ts'

/** The name of a sheet; null where the file has but one. */
export function sheetName(tables: readonly ImportTable[], sheet: number): string | null {
  if (tables.every((table) => table.sheet === 0) && sheet === 0) return null
  return tables.find((table) => table.sheet === sheet)?.name || String(sheet + 1)
}

/** Where a product is in the file: its row, or its column where the table lies on its side. */
export function usePlaceText(): (place: { readonly row: number | null }) => string | null {
  const { t } = useTranslation('imports')
  return ({ row }) => {
    if (row === null) return null
    const column = columnOfLine(row)
    if (column === null) return t('row.whereOf', { row })
    return t('columns.unnamed', { name: columnLetter(column - 1) })
  }
}
