import { useTranslation } from 'react-i18next'
import { initialMarketStatus } from '#domain/shared/market.ts'
import { useMarkets } from '../../lib/tenders/use-markets.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Notice } from '../../ui/notice.tsx'

/** Where applications are not open yet: said before somebody works for nothing. */
export function ComingSoonNotice() {
  const { t } = useTranslation(['tenders', 'common'])
  const { list } = useFormat()
  const { data } = useMarkets()
  // the served page shows what holds from the start, so that nothing moves when the answer comes
  const states = data?.markets ?? initialMarketStatus
  const coming = states.filter(({ status }) => status === 'coming_soon')
  if (coming.length === 0) return null
  const markets = list(coming.map(({ market }) => t(`common:market.${market}`)))
  return <Notice>{t('list.comingSoon', { markets })}</Notice>
}
