import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportRow, ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import { columnOfLine } from '#domain/portfolio/reading/sheet.ts'
import type { Upload } from '#domain/portfolio/upload.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { downloadLeftOut } from './download-rows.ts'
import { FileCells } from './file-cells.tsx'
import styles from './import-page.module.css'
import { useFailureToast } from './use-failure-toast.ts'
import { useReadAgain } from './use-import.ts'
import { sheetName, usePlaceText } from './use-place-text.ts'
import { Where } from './where.tsx'

interface Props {
  readonly upload: Upload
  readonly rows: readonly ImportRow[]
  readonly tables: readonly ImportTable[]
  readonly disabled: boolean
}

/** The rows that gave no product, and why; each can be taken in. */
export function LeftOutTable({ upload, rows, tables, disabled }: Props) {
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
          {
            key: 'file',
            header: t('row.file'),
            cell: ({ cells }) => (cells.length === 0 ? null : <FileCells cells={cells} />),
          },
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
    </>
  )
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
