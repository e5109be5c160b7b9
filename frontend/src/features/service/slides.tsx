import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { marketFacts, markets } from '#domain/shared/market.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { NordicMap } from '../../lib/markets/nordic-map.tsx'
import { BottleRow } from '../../ui/drink/bottle-row.tsx'
import { Costs } from './costs.tsx'
import { MarketSlide } from './market-slide.tsx'
import styles from './slides.module.css'
import pictures from './steps.svg'

export interface Slide {
  readonly key: string
  readonly title: string
  readonly content: ReactNode
}

const steps = ['upload', 'match', 'prepare', 'submit'] as const

/** What the presentation says, in its order. */
export function useSlides(): readonly Slide[] {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation('common')
  return [
    {
      key: 'service',
      title: t('hero.title'),
      content: (
        <>
          <p className={styles.large}>{t('hero.lead')}</p>
          <BottleRow />
        </>
      ),
    },
    { key: 'markets', title: t('markets.title'), content: <Markets /> },
    ...markets.map((market) => ({
      key: market,
      title: `${marketFacts[market].monopoly}, ${common(`market.${market}`)}`,
      content: <MarketSlide market={market} />,
    })),
    { key: 'steps', title: t('steps.title'), content: <Steps /> },
    { key: 'costs', title: t('costs.title'), content: <Costs /> },
    { key: 'begin', title: t('invitation.title'), content: <Begin /> },
  ]
}

function Markets() {
  const { t } = useTranslation('home')
  return (
    <>
      <p className={styles.large}>{t('markets.lead')}</p>
      <dl className={styles.columns}>
        {markets.map((market) => (
          <div key={market}>
            <dt>
              <NordicMap market={market} />
              {marketFacts[market].monopoly}
            </dt>
            <dd>{t(`markets.${market}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Steps() {
  const { t } = useTranslation('home')
  return (
    <ol className={styles.columns}>
      {steps.map((step) => (
        <li key={step}>
          <img src={`${pictures}#${step}`} alt="" width="144" height="96" loading="lazy" />
          <h3>{t(`steps.${step}.title`)}</h3>
          <p>{t(`steps.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}

function Begin() {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation('common')
  return (
    <>
      <p className={styles.large}>{t('invitation.text')}</p>
      <p>
        <LocaleLink to="/tenders">{t('hero.tenders')}</LocaleLink>
      </p>
      <p>{common('footer.independent')}</p>
      <BottleRow />
    </>
  )
}
