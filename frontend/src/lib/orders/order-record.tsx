import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderEntry } from '#domain/orders/order-entry.ts'
import { mayRecord, type OrderSide, type OrderStepName } from '#domain/orders/order-steps.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ApiInput, ApiOutput } from '../api.ts'
import { errorCodeOf } from '../api-error.ts'
import { ApiFailure } from '../api-failure.tsx'
import { deletedPapers } from './deleted-papers.tsx'
import { ListingDataButton } from './listing-data-button.tsx'
import type { OrderLibrary } from './order-library.ts'
import { OrderStepForm } from './order-step-form.tsx'
import { OrderStepLine } from './order-step-line.tsx'
import styles from './orders.module.css'
import { type RecordSales, SalesPart } from './sales-part.tsx'

type Order = ApiOutput<'getOrder'>

interface Props {
  readonly side: OrderSide
  readonly queryKey: readonly unknown[]
  readonly load: (signal: AbortSignal) => Promise<Order>
  readonly loadListingData: () => Promise<ApiOutput<'getListingData'>>
  readonly library: OrderLibrary
  readonly record: (body: ApiInput<'recordOrderStep'>['body']) => Promise<Order>
  readonly recordSales: RecordSales
  /** The application has another version now, and perhaps another outcome. */
  readonly onRecorded: () => void
}

/** The steps between the win and the shelf, for either side. */
export function OrderRecord(props: Props) {
  const { side, queryKey, load, loadListingData, library, record, recordSales, onRecorded } = props
  const { t } = useTranslation('timeline', { keyPrefix: 'order' })
  const { t: common } = useTranslation('common')
  const queries = useQueryClient()
  const [edited, setEdited] = useState<OrderStepName | null>(null)
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
  })
  const saving = useMutation({
    mutationFn: ({ entry, version }: { entry: OrderEntry; version: number }) =>
      record({ version, entry }),
    networkMode: 'always',
    onSuccess: (order) => {
      queries.setQueryData(queryKey, order)
      setEdited(null)
    },
    onSettled: () => {
      onRecorded()
      return queries.invalidateQueries({ queryKey })
    },
  })
  if (isPending) return <Skeleton awaits="order" lines={8} />
  if (error) return <ApiFailure error={error} onRetry={() => void refetch()} />
  const late = data.steps.filter(({ state }) => state === 'late')
  return (
    <div className={styles.record}>
      <p>{t(side === 'desk' ? 'leadDesk' : 'lead')}</p>
      {late.length > 0 && (
        <Notice
          tone="warning"
          title={t('lateSteps', {
            count: late.length,
            steps: late.map(({ step }) => t(`step.${step}`)).join(', '),
          })}
        />
      )}
      <ol className={styles.steps} aria-label={t('steps')}>
        {data.steps.map((step) => (
          <li key={step.step}>
            <OrderStepLine step={step} side={side} library={library} />
            {step.step === 'product_data' && <ListingDataButton load={loadListingData} />}
            {edited === step.step ? (
              <OrderStepForm
                step={step}
                side={side}
                library={library}
                today={data.today}
                isBusy={saving.isPending}
                deleted={deletedPapers(saving.error)}
                onSave={(entry) => saving.mutate({ entry, version: data.version })}
                onCancel={() => {
                  saving.reset()
                  setEdited(null)
                }}
              />
            ) : (
              mayRecord(side, step.step) && (
                <p>
                  <Button
                    size="small"
                    disabled={edited !== null}
                    aria-label={t(step.entries.length > 0 ? 'changeNamed' : 'recordNamed', {
                      step: t(`step.${step.step}`),
                    })}
                    onClick={() => setEdited(step.step)}
                  >
                    {t(step.entries.length > 0 ? 'change' : 'record')}
                  </Button>
                </p>
              )
            )}
            {edited === step.step && saving.error && deletedPapers(saving.error).length === 0 && (
              <Notice tone="error" announce title={t('saveFailed')}>
                {common(`errors.${errorCodeOf(saving.error)}`)}
              </Notice>
            )}
          </li>
        ))}
      </ol>
      {data.sales && (
        <SalesPart
          version={data.version}
          today={data.today}
          sales={data.sales}
          record={recordSales}
          onRecorded={(order) => {
            queries.setQueryData(queryKey, order)
            onRecorded()
          }}
          onFailed={() => void queries.invalidateQueries({ queryKey })}
        />
      )}
    </div>
  )
}
