import { useTranslation } from 'react-i18next'
import { type Market, marketFacts } from '#domain/shared/market.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useExpectedMarketStatus } from '../../lib/tenders/use-markets.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './market-state.module.css'

/** Whether applications are open in the market of a guide: an administrator decides, so no text may say it. */
export function MarketState({ market }: { readonly market: Market }) {
  const { t } = useTranslation(['content', 'common'])
  const format = useFormat()
  const state = useExpectedMarketStatus(market)
  if (state === undefined) return null
  const words = { market: t(`common:market.${market}`) }
  const opening = state.opens_on === null ? null : format.date(state.opens_on, 'long')
  return (
    <div className={styles.state}>
      <Notice tone={state.status === 'live' ? 'success' : 'info'}>
        {state.status === 'live'
          ? t('market_state.live', words)
          : opening === null
            ? t('market_state.coming_soon', words)
            : t('market_state.opens_on', { ...words, date: opening })}{' '}
        <LocaleLink to={`/tenders?market=${market}`}>
          {t('market_state.tenders', { monopoly: marketFacts[market].monopoly })}
        </LocaleLink>
      </Notice>
    </div>
  )
}
