import { useTranslation } from 'react-i18next'
import type { Market } from '#domain/shared/market.ts'
import { NordicMap } from '../../lib/markets/nordic-map.tsx'
import { useFigureTexts } from '../../lib/statistics/use-figure-texts.ts'
import { figuresOf, type Source, sourceOf, wordSources } from './market-facts.ts'
import styles from './slides.module.css'

/** How one monopoly buys, who may offer, and its size: everything with its source and date. */
export function MarketSlide({ market }: { readonly market: Market }) {
  const { t } = useTranslation('service')
  const texts = useFigureTexts()
  return (
    <>
      <div className={styles.market}>
        <div>
          {(['how', 'who'] as const).map((word) => (
            <p key={word}>
              {t(`market.${market}.${word}`)} <SourceNote source={wordSources[market][word]} />
            </p>
          ))}
        </div>
        <NordicMap market={market} />
      </div>
      <dl className={styles.figures}>
        {figuresOf(market).map((figure) => (
          <div key={figure.id}>
            <dt>{texts.label(figure)}</dt>
            <dd>
              <strong suppressHydrationWarning>{texts.value(figure)}</strong>
              <SourceNote source={sourceOf(figure)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function SourceNote({ source }: { readonly source: Source }) {
  const { period } = useFigureTexts()
  return (
    <small className={styles.source}>
      <a href={source.url} target="_blank" rel="noreferrer">
        {source.name}
      </a>
      , <span suppressHydrationWarning>{period(source.period)}</span>
    </small>
  )
}
