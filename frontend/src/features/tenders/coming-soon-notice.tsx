import { useTranslation } from 'react-i18next'
import { initialMarketStatus } from '#domain/shared/market.ts'
import { useMarkets } from '../../lib/tenders/use-markets.ts'
import { Notice } from '../../ui/notice.tsx'

/** Where applications are not open yet: said before somebody works for nothing. */
export function ComingSoonNotice() {
  const { t } = useTranslation('tenders')
  const { data } = useMarkets()
  // the served page shows what holds from the start, so that nothing moves when the answer comes
  const markets = data?.markets ?? initialMarketStatus
  const isAnyComing = markets.some(({ status }) => status === 'coming_soon')
  return isAnyComing ? <Notice>{t('list.comingSoon')}</Notice> : null
}
