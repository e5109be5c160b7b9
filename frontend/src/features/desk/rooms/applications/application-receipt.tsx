import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api.ts'
import { ReceiptCard } from '../../../../lib/receipts/receipt-card.tsx'

/** The receipt of one producer's submitted application. */
export function ApplicationReceipt(params: {
  readonly user_id: string
  readonly tender_id: number
}) {
  const { data, error, refetch } = useQuery({
    queryKey: ['findReceipt', params.user_id, params.tender_id],
    queryFn: ({ signal }) => callApi('findReceipt', { params, signal }),
  })
  return (
    <ReceiptCard
      answer={data}
      error={error}
      onRetry={() => void refetch()}
      addressOf={(file) => callApi('findSealedFile', { params: { ...params, file } })}
    />
  )
}
