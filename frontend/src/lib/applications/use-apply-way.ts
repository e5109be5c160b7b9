import type { ProductId } from '#domain/shared/ids.ts'
import { isOpen, type TenderDates } from '#domain/tenders/is-open.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { useMarketStatus } from '../tenders/use-markets.ts'
import { useTenderSelection } from './use-tender-selection.ts'

type Asked = Pick<TenderSummary, 'tender_id'> & TenderDates

/** What can be done about an application for a tender; `way` is null where none can be begun. */
export function useApplyWay(tender: Asked) {
  const { tender_id, market } = tender
  const { applications } = useTenderSelection()
  const application = applications.get(tender_id)
  const isClosed = !isOpen(tender, new Date())
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
