import { useTranslation } from 'react-i18next'
import { useMarkets } from '../../lib/tenders/use-markets.ts'
import { Notice } from '../../ui/notice.tsx'

/** Where applications are not open yet: said before somebody works for nothing. */
export function ComingSoonNotice() {
  const { t } = useTranslation('tenders')
  const { data } = useMarkets()
  const isAnyComing = data?.markets.some(({ status }) => status === 'coming_soon') ?? false
  return isAnyComing ? <Notice>{t('list.comingSoon')}</Notice> : null
}
