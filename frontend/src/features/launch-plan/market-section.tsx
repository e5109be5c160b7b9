import { useTranslation } from 'react-i18next'
import { type Market, marketFacts } from '#domain/shared/market.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { TenderDeadline } from '../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../lib/tenders/tender-title.tsx'
import { useExpectedMarketStatus } from '../../lib/tenders/use-markets.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Notice } from '../../ui/notice.tsx'
import type { LaunchMonth } from './launch-months.ts'
import styles from './market-section.module.css'
import { TenderChoice } from './tender-choice.tsx'
import type { useChoices } from './use-choices.ts'

type Choices = ReturnType<typeof useChoices>

export interface MarketSectionProps {
  readonly market: Market
  readonly months: readonly LaunchMonth[]
  readonly choices: Choices
}

/** One market's launch plan, month by month. */
export function MarketSection({ market, months, choices }: MarketSectionProps) {
  const { t } = useTranslation('launch-plan')
  const { t: word } = useTranslation('vocabulary')
  const isComing = useExpectedMarketStatus(market)?.status === 'coming_soon'
  const count = months.reduce((sum, { tenders }) => sum + tenders.length, 0)
  return (
    <section className={styles.market} aria-labelledby={`plan-${market}`}>
      <div className={styles.head}>
        <h2 id={`plan-${market}`}>
          {word(`market.${market}`)}
          <span className={styles.monopoly}>{marketFacts[market].monopoly}</span>
        </h2>
        <p className={styles.soft}>
          {t(`plan_of.${market}`)} {t('count', { count })}
        </p>
      </div>
      {isComing && <Notice>{t('coming_soon', { market: word(`market.${market}`) })}</Notice>}
      {months.map((month) => (
        <Month key={month.month ?? 'none'} {...month} market={market} choices={choices} />
      ))}
    </section>
  )
}

interface MonthProps extends LaunchMonth {
  readonly market: Market
  readonly choices: Choices
}

function Month({ month, tenders, market, choices }: MonthProps) {
  const { t } = useTranslation('launch-plan')
  const format = useFormat()
  const id = `plan-${market}-${month ?? 'none'}`
  return (
    <section className={styles.month} aria-labelledby={id}>
      <h3 id={id}>
        {month === null ? t('no_month') : t('launch_in', { month: format.month(month) })}
      </h3>
      <ul className={styles.list}>
        {tenders.map((tender) => (
          <li key={tender.tender_id}>
            <Row tender={tender} choices={choices} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly tender: TenderSummary
  readonly choices: Choices
}

function Row({ tender, choices }: RowProps) {
  const { tender_id } = tender
  return (
    <TenderChoice
      tender={tender}
      state={choices.stateOf(tender_id)}
      onChoose={(isWanted) => choices.choose(tender_id, isWanted)}
    >
      <div className={styles.row}>
        <TenderTitle tender={tender} />
        <TenderDeadline tender={tender} />
      </div>
    </TenderChoice>
  )
}
