import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { ListPager } from '../../lib/list-pager.tsx'
import { byCursor } from '../../lib/pages-of.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What concerned the security of the account, newest first, with time and zone. */
export function SecurityLog() {
  const { t } = useTranslation(['accounts', 'common'])
  const { instant } = useFormat()
  const log = useInfiniteQuery({
    queryKey: ['listSecurityEvents'],
    queryFn: ({ pageParam, signal }) =>
      callApi('listSecurityEvents', {
        query: { limit: 20, cursor: pageParam },
        signal,
      }),
    ...byCursor,
  })
  return (
    <Card title={t('log.title')}>
      <p>{t('log.text')}</p>
      {log.isError && log.data === undefined && (
        <ApiFailure error={log.error} onRetry={() => void log.refetch()} />
      )}
      {log.isPending && <Skeleton awaits="security_log" lines={4} />}
      {log.data && (
        <DataTable
          caption={t('log.title')}
          rows={log.data.pages.flatMap(({ events }) => events)}
          rowKey={({ event_id }) => event_id}
          columns={[
            {
              key: 'kind',
              header: t('log.event'),
              isRowHeader: true,
              cell: ({ kind }) => t(`log_event.${kind}`),
            },
            { key: 'at', header: t('log.at'), cell: ({ at }) => instant(at) },
            {
              key: 'network',
              header: t('log.network'),
              cell: ({ network }) => network,
            },
          ]}
        />
      )}
      <ListPager list={log} />
    </Card>
  )
}
