import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportRow, ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import { columnOfLine } from '#domain/portfolio/reading/sheet.ts'
import type { Upload } from '#domain/portfolio/upload.ts'
import { ListPager } from '../../../lib/list-pager.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { downloadLeftOut } from './download-rows.ts'
import { fileColumns, wordsOfCell } from './file-columns.ts'
import styles from './import-page.module.css'
import { useFailureToast } from './use-failure-toast.ts'
import { type useImportRows, useReadAgain } from './use-import.ts'
import { sheetName, usePlaceText } from './use-place-text.ts'
import { Where } from './where.tsx'

interface Props {
  readonly upload: Upload
  readonly list: ReturnType<typeof useImportRows>
  readonly rows: readonly ImportRow[]
  readonly tables: readonly ImportTable[]
  readonly disabled: boolean
}

/** The rows that gave no product, and why; each can be taken in. */
export function LeftOutTable({ upload, list, tables, disabled, ...props }: Props) {
  // while the list loads, the one before it is shown: its products are no rows of this table
  const rows = props.rows.filter(({ change }) => change === null)
  const { t } = useTranslation('imports')
  const { t: portfolio } = useTranslation('portfolio')
  const fail = useFailureToast()
  const again = useReadAgain(upload.upload_id)
  const placeOf = usePlaceText()
  const reasonOf = ({ problem }: ImportRow) =>
    problem === null ? '' : portfolio(`problem.${problem.code}`)
  return (
    <>
      <DownloadButton upload={upload} tables={tables} reasonOf={reasonOf} />
      <div className={styles.wide}>
        <DataTable
          caption={t('show.left_out')}
          rows={rows}
          rowKey={({ sheet, row }) => `${sheet} ${row}`}
          columns={[
            {
              key: 'row',
              header: t('row.where'),
              isRowHeader: true,
              cell: (row) => <Where row={row} tables={tables} />,
            },
            ...columnsOf(rows, tables, t('row.file')),
            { key: 'reason', header: t('row.reason'), cell: reasonOf },
            {
              key: 'actions',
              header: t('row.actions'),
              bareOnCard: true,
              cell: ({ sheet, row, can_take_in }) =>
                row !== null &&
                can_take_in && (
                  <Button
                    size="small"
                    disabled={disabled || again.isPending}
                    aria-label={t('takeInNamed', { place: placeOf({ row }) })}
                    onClick={() =>
                      again.mutate(
                        { taken_in: [{ sheet, row }] },
                        { onError: (thrown) => fail(t('takeInFailed'), thrown) },
                      )
                    }
                  >
                    {t('takeIn')}
                  </Button>
                ),
            },
          ]}
        />
      </div>
      <ListPager list={list} />
    </>
  )
}

/** The columns that a left-out row has something in; rows of several sheets are shown in words. */
function columnsOf(
  rows: readonly ImportRow[],
  tables: readonly ImportTable[],
  words: string,
): Column<ImportRow>[] {
  const sheets = new Set(rows.map(({ sheet }) => sheet))
  const file = fileColumns(tables, sheets.size === 1 ? (rows[0]?.sheet ?? 0) : -1, rows)
  return file
    .filter((column) => rows.some((row) => wordsOfCell(row, column) !== ''))
    .map((column) => ({
      key: `file ${column.cell}`,
      header: column.cell === null ? words : `${column.name} ${column.heads[0]?.header ?? ''}`,
      cell: (row) => wordsOfCell(row, column) || null,
    }))
}

function DownloadButton(props: {
  readonly upload: Upload
  readonly tables: readonly ImportTable[]
  readonly reasonOf: (row: ImportRow) => string
}) {
  const { t } = useTranslation('imports')
  const fail = useFailureToast()
  const [isBusy, setBusy] = useState(false)
  const placeOf = usePlaceText()
  const words = {
    title: t('show.left_out'),
    row: t('row.where'),
    sheet: t('row.sheet'),
    reason: t('row.reason'),
    reasonOf: props.reasonOf,
    // a number where it is one, so that the program can sort by it
    placeOf: (row: ImportRow) =>
      row.row !== null && columnOfLine(row.row) === null ? row.row : (placeOf(row) ?? ''),
    sheetOf: ({ sheet }: ImportRow) => sheetName(props.tables, sheet),
  }
  const download = async () => {
    setBusy(true)
    try {
      await downloadLeftOut(props.upload, words)
    } catch (thrown) {
      fail(t('downloadFailed'), thrown)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.bar}>
      <Button
        size="small"
        busy={isBusy}
        icon={<Download aria-hidden="true" />}
        onClick={() => void download()}
      >
        {t('download')}
      </Button>
    </div>
  )
}
