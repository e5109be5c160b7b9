import { useTranslation } from 'react-i18next'
import { applicationFee } from '#domain/billing/application-fee.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { useTenderSelection } from '../../lib/applications/use-tender-selection.ts'
import { deadlineState } from '../../lib/tenders/deadline.ts'
import { useMarketStatus } from '../../lib/tenders/use-markets.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SelectTenderButton } from './select-tender-button.tsx'

/** The way to an application: what happens, what it costs, or why it is not possible yet. */
export function ApplyCard({ tender }: { readonly tender: TenderSummary }) {
  const { t } = useTranslation('tenders')
  const { fee } = useFormat()
  const { applications } = useTenderSelection()
  const market = useMarketStatus(tender.market)
  const application = applications.get(tender.tender_id)
  const isClosed =
    deadlineState(tender.offer_deadline, tender.market, new Date()).state === 'closed'
  const isLive = market?.status !== 'coming_soon'
  const status = application?.status
  const isSent = status === 'SUBMITTED' || status === 'PAID'
  const label = isSent ? 'apply.see' : status === 'DRAFT' ? 'apply.continue' : 'apply.start'
  return (
    <Card
      title={t('apply.title')}
      footer={
        <>
          {(isSent || status === 'DRAFT' || (isLive && !isClosed)) && (
            <LinkButton variant="primary" to={`/tender-application/${tender.tender_id}`}>
              {t(label)}
            </LinkButton>
          )}
          {application === undefined && !isClosed && (
            <SelectTenderButton tender={tender} size="medium" />
          )}
        </>
      }
    >
      {isClosed && <p>{t('apply.deadlinePassed')}</p>}
      {!isClosed && !isLive && <MarketNotOpen tender={tender} />}
      {!isClosed && isLive && (
        <>
          <p>{t('apply.how')}</p>
          <p>{t('apply.cost', { fee: fee(applicationFee) })}</p>
        </>
      )}
    </Card>
  )
}

function MarketNotOpen({ tender }: { readonly tender: TenderSummary }) {
  const { t } = useTranslation('tenders')
  const { t: word } = useTranslation('vocabulary')
  const { date } = useFormat()
  const opensOn = useMarketStatus(tender.market)?.opens_on ?? null
  return (
    <>
      <p>{t('apply.marketClosed', { market: word(`market.${tender.market}`) })}</p>
      <p>
        {opensOn === null
          ? t('apply.opensUnknown')
          : t('apply.opensOn', { date: date(opensOn, 'long') })}
      </p>
    </>
  )
}
