import { useTranslation } from 'react-i18next'
import { useWindowTitle } from '../../ui/page.tsx'
import { Costs } from './costs.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { Invitation } from './invitation.tsx'
import { MarketFigures } from './market-figures.tsx'
import { Markets } from './markets.tsx'
import { NextDeadlines } from './next-deadlines.tsx'
import { Steps } from './steps.tsx'
import { Testimonials } from './testimonials.tsx'

export function HomePage() {
  const { t } = useTranslation('home')
  useWindowTitle(t('window_title'))
  return (
    <div className={styles.home}>
      <Hero />
      <NextDeadlines />
      <Steps />
      <Markets />
      <MarketFigures />
      <Costs />
      <Testimonials />
      <Invitation />
    </div>
  )
}
