import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import type { SealPartProps } from '../../lib/applications/workspace-part.ts'
import { ReceiptCard } from '../../lib/receipts/receipt-card.tsx'

/** How often a page looks for the receipt while there is none. */
const lookAgainMs = 2000

/** The receipt of a submitted application of one's own. */
export function SealPart({ application: { tender_id } }: SealPartProps) {
  const params = { tender_id }
  const { data, error, refetch } = useQuery({
    queryKey: ['receipt', tender_id],
    queryFn: ({ signal }) => callApi('getReceipt', { params, signal }),
    refetchInterval: ({ state }) => (state.data?.receipt === null ? lookAgainMs : false),
  })
  return (
    <ReceiptCard
      answer={data}
      error={error}
      onRetry={() => void refetch()}
      addressOf={(file) => callApi('getSealedFile', { params: { ...params, file } })}
    />
  )
}
