import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventsOf } from '#domain/outcomes/outcome.ts'
import { type ApiOutput, callApi } from '../../lib/api.ts'
import type { OrderLibrary } from '../../lib/orders/order-library.ts'
import { OrderRecord } from '../../lib/orders/order-record.tsx'
import { Card } from '../../ui/card.tsx'
import { applicationKey } from './use-application.ts'

const ownLibrary: OrderLibrary = {
  key: ['documents'],
  list: (query, signal) => callApi('listDocuments', { query, signal }),
  open: (document_id, file_id) => callApi('getDocumentFile', { params: { document_id, file_id } }),
}

/** The way to the shelf, once the offer is won. */
export function OrderSection({
  tender,
  outcomes,
}: Pick<ApiOutput<'getApplication'>, 'tender' | 'outcomes'>) {
  const { t } = useTranslation('timeline', { keyPrefix: 'order' })
  const queries = useQueryClient()
  if (!eventsOf(outcomes).some(({ kind }) => kind === 'won')) return null
  const params = { tender_id: tender.tender_id }
  return (
    <Card title={t('title')}>
      <OrderRecord
        side="producer"
        queryKey={['getOrder', tender.tender_id]}
        load={(signal) => callApi('getOrder', { params, signal })}
        loadListingData={() => callApi('getListingData', { params })}
        library={ownLibrary}
        record={(body) => callApi('recordOrderStep', { params, body })}
        recordSales={(body) => callApi('recordSales', { params, body })}
        onRecorded={() => {
          void queries.invalidateQueries({ queryKey: applicationKey(tender.tender_id) })
        }}
      />
    </Card>
  )
}
