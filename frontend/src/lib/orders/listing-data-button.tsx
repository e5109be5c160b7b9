import { useMutation } from '@tanstack/react-query'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import type { ApiOutput } from '../api.ts'
import { errorCodeOf } from '../api-error.ts'
import { bytesOf, saveFile } from '../save-file.ts'
import styles from './orders.module.css'

interface Props {
  readonly load: () => Promise<ApiOutput<'getListingData'>>
}

/** The data set for the listing, as a file; what is missing in it is said. */
export function ListingDataButton({ load }: Props) {
  const { t } = useTranslation('timeline', { keyPrefix: 'order' })
  const { t: common } = useTranslation('common')
  const { show } = useToasts()
  const writing = useMutation({
    mutationFn: load,
    networkMode: 'always',
    onSuccess: ({ file_name, xlsx }) =>
      saveFile(
        file_name,
        bytesOf(xlsx),
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ),
    onError: (error) =>
      show({
        tone: 'error',
        title: t('dataSetFailed'),
        message: common(`errors.${errorCodeOf(error)}`),
      }),
  })
  return (
    <div className={styles.dataSet}>
      <Button
        size="small"
        icon={<FileSpreadsheet aria-hidden="true" />}
        busy={writing.isPending}
        onClick={() => writing.mutate()}
      >
        {t('dataSet')}
      </Button>
      <p className={styles.soft} role="status">
        {writing.data ? t('dataSetMissing', { count: writing.data.missing }) : t('dataSetHint')}
      </p>
    </div>
  )
}
