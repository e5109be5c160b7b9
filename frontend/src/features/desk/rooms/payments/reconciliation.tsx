import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import styles from './payments.module.css'

/** What the provider told and we have not processed; the comparison runs every hour, or at a press. */
export function Reconciliation() {
  const { t } = useTranslation('desk-payments')
  const { instant } = useFormat()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['getReconciliation'],
    queryFn: ({ signal }) => callApi('getReconciliation', { signal }),
  })
  const compare = useMutation({
    mutationFn: () => callApi('reconcilePayments', {}),
    // the worker needs a moment
    onSuccess: () => void setTimeout(() => void refetch(), 3_000),
  })
  const failure = compare.error ?? error
  return (
    <section className={styles.list}>
      {isPending && <Skeleton lines={4} />}
      {failure && <ApiFailure error={failure} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p>
            {data.compared_until === null
              ? t('compared_never')
              : t('compared', { time: instant(data.compared_until) })}
          </p>
          {data.events.length === 0 ? (
            <p>{t('events_none')}</p>
          ) : (
            <>
              <DataTable
                caption={t('view.reconciliation')}
                rows={data.events}
                rowKey={({ event_id }) => event_id}
                columns={[
                  {
                    key: 'event',
                    header: t('event'),
                    isRowHeader: true,
                    cell: ({ type }) => <code>{type}</code>,
                  },
                  {
                    key: 'at',
                    header: t('column.at'),
                    cell: ({ created_at }) => instant(created_at),
                  },
                  {
                    key: 'state',
                    header: t('column.status'),
                    cell: ({ is_missed }) => (
                      <Badge tone="warning">{t(is_missed ? 'event_missed' : 'event_failed')}</Badge>
                    ),
                  },
                ]}
              />
              <p className={styles.soft}>{t('events_more', { count: data.event_count })}</p>
            </>
          )}
        </>
      )}
      {compare.isSuccess && <Notice tone="success" announce title={t('compare_asked')} />}
      <div>
        <Button busy={compare.isPending} onClick={() => compare.mutate()}>
          {t('compare')}
        </Button>
      </div>
    </section>
  )
}
