import { useQueryClient } from '@tanstack/react-query'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { OrderRecord } from '../../../../lib/orders/order-record.tsx'
import { todayKey } from '../../use-today.ts'

/** The way of a won offer to the shelf, as its producer sees it too. */
export function DeskOrder({ found }: { readonly found: ApiOutput<'findApplication'> }) {
  const queries = useQueryClient()
  const params = { user_id: found.user_id, tender_id: found.tender.tender_id }
  return (
    <OrderRecord
      side="desk"
      queryKey={['findOrder', params.user_id, params.tender_id]}
      load={(signal) => callApi('findOrder', { params, signal })}
      loadListingData={() => callApi('findListingData', { params })}
      library={{
        key: ['listProducerDocuments', params.user_id],
        list: (query, signal) =>
          callApi('listProducerDocuments', { params: { user_id: params.user_id }, query, signal }),
        open: (document_id, file_id) =>
          callApi('openProducerFile', {
            params: { user_id: params.user_id },
            body: { document_id, file_id },
          }),
      }}
      record={(body) => callApi('recordOrderStepAtDesk', { params, body })}
      recordSales={(body) => callApi('recordSalesAtDesk', { params, body })}
      onRecorded={() => {
        void queries.invalidateQueries({ queryKey: todayKey })
        void queries.invalidateQueries({ queryKey: ['listAllApplications'] })
        void queries.invalidateQueries({
          queryKey: ['findApplication', params.user_id, params.tender_id],
        })
      }}
    />
  )
}
