import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DataExport } from '#domain/accounts/data-export.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import styles from './factors.module.css'

const askAgainAfterMs = 3000

export function DataExports() {
  const { t } = useTranslation(['accounts', 'common'])
  const toasts = useToasts()
  const locale = useLanguage()
  const list = useQuery({
    queryKey: ['listExports'],
    queryFn: ({ signal }) => callApi('listExports', { signal }),
    refetchInterval: ({ state }) =>
      state.data?.exports.some(({ status }) => status === 'being_made') ? askAgainAfterMs : false,
  })
  const onError = (thrown: unknown) =>
    toasts.show({ tone: 'error', title: t(`common:errors.${errorCodeOf(thrown)}`) })
  const request = useMutation({
    mutationFn: () => callApi('requestExport', { body: { locale } }),
    onSuccess: () => void list.refetch(),
    onError,
  })
  const download = useMutation({
    mutationFn: (export_id: DataExport['export_id']) =>
      callApi('getExportFile', { params: { export_id } }),
    onSuccess: ({ url }) => location.assign(url),
    onError,
  })
  const exports = list.data?.exports ?? []
  return (
    <Card title={t('exports.title')}>
      <p>{t('exports.text')}</p>
      {list.error && <ApiFailure error={list.error} onRetry={() => void list.refetch()} />}
      {exports.length > 0 && (
        <ul className={styles.list}>
          {exports.map((one) => (
            <ExportRow
              key={one.export_id}
              one={one}
              isBusy={download.isPending}
              onDownload={() => download.mutate(one.export_id)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button busy={request.isPending} onClick={() => request.mutate()}>
          {t('exports.request')}
        </Button>
      </div>
    </Card>
  )
}

interface RowProps {
  readonly one: DataExport
  readonly isBusy: boolean
  readonly onDownload: () => void
}

function ExportRow({ one, isBusy, onDownload }: RowProps) {
  const { t } = useTranslation('accounts')
  const { instant, fileSize } = useFormat()
  return (
    <li>
      <div>
        <p role={one.status === 'being_made' ? 'status' : undefined}>
          <strong>{t(`exports.${one.status}`)}</strong>
        </p>
        <p className={styles.soft}>{t('exports.requested', { at: instant(one.requested_at) })}</p>
        {one.status === 'ready' && one.expires_at && (
          <p className={styles.soft}>{t('exports.until', { at: instant(one.expires_at) })}</p>
        )}
      </div>
      {one.status === 'ready' && (
        <Button size="small" busy={isBusy} onClick={onDownload}>
          {t('exports.download', { size: fileSize(one.size_bytes ?? 0) })}
        </Button>
      )}
    </li>
  )
}
