import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { onePage } from '../../list/one-page.ts'
import { eventCsv } from './payment-csv.ts'
import styles from './payments.module.css'

/** What the provider told and we have not processed; the comparison runs every hour, or at a press. */
export function Reconciliation() {
  const { t } = useTranslation('desk-payments')
  const { instant } = useFormat()
  const answer = useQuery({
    queryKey: ['getReconciliation'],
    queryFn: ({ signal }) => callApi('getReconciliation', { signal }),
  })
  const { data, refetch } = answer
  const compare = useMutation({
    mutationFn: () => callApi('reconcilePayments', {}),
    // the worker needs a moment
    onSuccess: () => void setTimeout(() => void refetch(), 3_000),
  })
  return (
    <section className={styles.list}>
      {data && (
        <p>
          {data.compared_until === null
            ? t('compared_never')
            : t('compared', { time: instant(data.compared_until) })}
        </p>
      )}
      {compare.error && <ApiFailure error={compare.error} onRetry={() => compare.mutate()} />}
      <DeskList
        caption={t('view.reconciliation')}
        list={onePage(answer)}
        rowsOf={({ events }) => events}
        rowKey={({ event_id }) => event_id}
        csv={{ name: 'reconciliation', make: () => eventCsv(data?.events ?? []) }}
        onClear={null}
        empty={{ title: t('events_none'), text: t('events_none_text') }}
        columns={[
          {
            key: 'event',
            header: t('event'),
            isRowHeader: true,
            cell: ({ type }) => <code>{type}</code>,
          },
          { key: 'at', header: t('column.at'), cell: ({ created_at }) => instant(created_at) },
          {
            key: 'state',
            header: t('column.status'),
            cell: ({ is_missed }) => (
              <Badge tone="warning">{t(is_missed ? 'event_missed' : 'event_failed')}</Badge>
            ),
          },
        ]}
      />
      {data && data.event_count > data.events.length && (
        <p className={styles.soft}>{t('events_more', { count: data.event_count })}</p>
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
