import { useTranslation } from 'react-i18next'
import { marketFacts, markets } from '#domain/shared/market.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { excerpt } from './excerpt.build-time.ts'
import page from './home-page.module.css'
import styles from './market-figures.module.css'

const labels = {
  'SE.volumeTotal2024': 'figures.SE_litres',
  'SE.revenue2024': 'figures.SE_revenue',
  'NO.volumeH1_2025': 'figures.NO_litres',
  'NO.wineImports2024.importVolume': 'figures.NO_imports',
  'FI.volumeH1_2025': 'figures.FI_litres',
  'FI.revenueH1_2025': 'figures.FI_revenue',
} as const

/** What the three markets are, in figures; each says its period, the sources are one page further. */
export function MarketFigures() {
  const { t } = useTranslation(['home', 'common'])
  const { number } = useFormat()
  return (
    <section className={page.band} aria-labelledby="figures-title">
      <div className={page.inner}>
        <div className={page.head}>
          <h2 className={page.title} id="figures-title">
            {t('figures.title')}
          </h2>
          <p className={page.lead}>{t('figures.lead')}</p>
        </div>
        <div className={styles.markets}>
          {markets.map((market) => (
            <div key={market} className={styles.market}>
              <h3>
                {t(`common:market.${market}`)} <span>{marketFacts[market].monopoly}</span>
              </h3>
              <dl>
                {excerpt[market].map(({ id, value, year }) => (
                  <div key={id}>
                    <dt>{t(labels[id], { year })}</dt>
                    <dd suppressHydrationWarning>{number(value)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
        <p>
          <LocaleLink to="/statistics">{t('figures.more')}</LocaleLink>
        </p>
      </div>
    </section>
  )
}
