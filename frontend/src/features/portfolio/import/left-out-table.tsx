import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportRow } from '#domain/portfolio/import-rows-schema.ts'
import type { Upload } from '#domain/portfolio/upload.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { downloadLeftOut } from './download-rows.ts'
import { FileCells } from './file-cells.tsx'
import styles from './import-page.module.css'
import { useFailureToast } from './use-failure-toast.ts'
import { useReadAgain } from './use-import.ts'

interface Props {
  readonly upload: Upload
  readonly rows: readonly ImportRow[]
  readonly disabled: boolean
}

/** The rows that gave no product, and why; each can be taken in. */
export function LeftOutTable({ upload, rows, disabled }: Props) {
  const { t } = useTranslation('imports')
  const { t: portfolio } = useTranslation('portfolio')
  const fail = useFailureToast()
  const again = useReadAgain(upload.upload_id)
  const reasonOf = ({ problem }: ImportRow) =>
    problem === null ? '' : portfolio(`problem.${problem.code}`)
  return (
    <>
      <DownloadButton upload={upload} reasonOf={reasonOf} />
      <DataTable
        caption={t('show.left_out')}
        rows={rows}
        rowKey={({ sheet, row }) => `${sheet} ${row}`}
        columns={[
          {
            key: 'row',
            header: t('row.where'),
            isRowHeader: true,
            cell: ({ row }) => t('row.whereOf', { row: row ?? '' }),
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
            cell: ({ sheet, row, problem }) =>
              row !== null &&
              problem?.code !== 'deleted_before' && (
                <Button
                  size="small"
                  disabled={disabled || again.isPending}
                  aria-label={t('takeInNamed', { row })}
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
  readonly reasonOf: (row: ImportRow) => string
}) {
  const { t } = useTranslation('imports')
  const fail = useFailureToast()
  const [isBusy, setBusy] = useState(false)
  const words = { row: t('row.where'), reason: t('row.reason'), of: props.reasonOf }
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
