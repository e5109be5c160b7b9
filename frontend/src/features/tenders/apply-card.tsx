import { useTranslation } from 'react-i18next'
import { applicationFee } from '#domain/billing/application-fee.ts'
import type { ProductId } from '#domain/shared/ids.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { applyPath, useApplyWay } from '../../lib/applications/use-apply-way.ts'
import { useMarketStatus } from '../../lib/tenders/use-markets.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SelectTenderButton } from './select-tender-button.tsx'

/** The way to an application: what happens, what it costs, or why it is not possible yet. */
export function ApplyCard({
  tender,
  productId,
}: {
  readonly tender: TenderSummary
  /** Against which the requirements are shown. */
  readonly productId: ProductId | null
}) {
  const { t } = useTranslation('tenders')
  const { fee } = useFormat()
  const { way, application, isClosed, isLive } = useApplyWay(tender)
  return (
    <Card
      title={t('apply.title')}
      footer={
        <>
          {way !== null && (
            <LinkButton
              variant="primary"
              to={applyPath(tender.tender_id, way === 'start' ? productId : null)}
            >
              {t(`apply.${way}`)}
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
