import type { ProductId } from '#domain/shared/ids.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { deadlineState } from '../tenders/deadline.ts'
import { useMarketStatus } from '../tenders/use-markets.ts'
import { useTenderSelection } from './use-tender-selection.ts'

type Asked = Pick<TenderSummary, 'tender_id' | 'market' | 'offer_deadline'>

/** What can be done about an application for a tender; `way` is null where none can be begun. */
export function useApplyWay({ tender_id, market, offer_deadline }: Asked) {
  const { applications } = useTenderSelection()
  const application = applications.get(tender_id)
  const isClosed = deadlineState(offer_deadline, market, new Date()).state === 'closed'
  const isLive = useMarketStatus(market)?.status !== 'coming_soon'
  const status = application?.status
  const isSent = status === 'SUBMITTED' || status === 'PAID'
  const mayStart = isLive && !isClosed
  const way = isSent ? 'see' : status === 'DRAFT' ? 'continue' : mayStart ? 'start' : null
  return { way, application, isClosed, isLive } as const
}

/** A new application begins with this product; one that was begun keeps its own. */
export const applyPath = (tender_id: number, product_id: ProductId | null): string =>
  `/tender-application/${tender_id}${product_id === null ? '' : `?product=${product_id}`}`
