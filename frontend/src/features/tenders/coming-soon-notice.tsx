import { useTranslation } from 'react-i18next'
import { useComingMarkets } from '../../lib/tenders/use-markets.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Notice } from '../../ui/notice.tsx'

/** Where applications are not open yet: said before somebody works for nothing. */
export function ComingSoonNotice() {
  const { t } = useTranslation(['tenders', 'common'])
  const { list } = useFormat()
  const coming = useComingMarkets()
  if (coming.length === 0) return null
  const markets = list(coming.map((market) => t(`common:market.${market}`)))
  return <Notice>{t('list.comingSoon', { markets })}</Notice>
}
