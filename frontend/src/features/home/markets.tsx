import { useTranslation } from 'react-i18next'
import {
  initialMarketStatus,
  type Market,
  type MarketStatus,
  marketFacts,
  markets,
} from '#domain/shared/market.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { NordicMap } from '../../lib/markets/nordic-map.tsx'
import { useMarkets } from '../../lib/tenders/use-markets.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import page from './home-page.module.css'
import styles from './markets.module.css'

export function Markets() {
  const { t } = useTranslation('home')
  // the served page shows what holds from the start, so that nothing moves when the answer comes
  const { data = { markets: initialMarketStatus } } = useMarkets()
  return (
    <section className={page.band} aria-labelledby="markets-title">
      <div className={page.inner}>
        <div className={page.head}>
          <h2 className={page.title} id="markets-title">
            {t('markets.title')}
          </h2>
          <p className={page.lead}>{t('markets.lead')}</p>
        </div>
        <ul className={styles.markets}>
          {markets.map((market) => (
            <MarketCard
              key={market}
              market={market}
              status={data.markets.find((found) => found.market === market)}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

function MarketCard({
  market,
  status,
}: {
  readonly market: Market
  readonly status: MarketStatus | undefined
}) {
  const { t } = useTranslation(['home', 'common'])
  const format = useFormat()
  return (
    <li className={styles.market}>
      <NordicMap market={market} />
      <div className={styles.head}>
        <h3>{t(`common:market.${market}`)}</h3>
        {status && (
          <Badge tone={status.status === 'live' ? 'success' : 'warning'}>
            {t(`markets.${status.status}`)}
          </Badge>
        )}
      </div>
      <p className={styles.monopoly}>{marketFacts[market].monopoly}</p>
      <p>{t(`markets.${market}`)}</p>
      {status?.status === 'coming_soon' && (
        <p className={styles.opening}>
          {status.opens_on === null
            ? t('markets.not_open_yet')
            : t('markets.opens_on', { date: format.date(status.opens_on, 'long') })}
        </p>
      )}
      <p>
        <LocaleLink to={`/tenders?market=${market}`}>
          {t('markets.browse', { monopoly: marketFacts[market].monopoly })}
        </LocaleLink>
      </p>
    </li>
  )
}
