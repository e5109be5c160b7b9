import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../../lib/api-error.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

export interface CsvFile {
  /** What the file holds: `log` is `nordgate-log.csv`. */
  readonly name: string
  /** The whole list under the filters of the moment, not only what is on the screen. */
  readonly make: () => Promise<string>
}

export function CsvButton({ name, make }: CsvFile) {
  const { t } = useTranslation(['desk', 'common'])
  const download = useMutation({
    mutationFn: async () =>
      saveFile(`nordgate-${name}.csv`, await make(), 'text/csv;charset=utf-8'),
  })
  return (
    <>
      <Button
        icon={<Download aria-hidden="true" />}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('list.csv')}
      </Button>
      {download.error && (
        <Notice tone="error" announce title={t('list.csv_failed')}>
          {t(`common:errors.${errorCodeOf(download.error)}`)}
        </Notice>
      )}
    </>
  )
}
