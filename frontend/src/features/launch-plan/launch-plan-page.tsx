import { useTranslation } from 'react-i18next'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { byMarketAndMonth } from './launch-months.ts'
import { MarketSection } from './market-section.tsx'
import { PlanStates } from './plan-states.tsx'
import { RunningCost } from './running-cost.tsx'
import { useChoices } from './use-choices.ts'
import { useLaunchPlan } from './use-launch-plan.ts'

/** `/launch-plan`: what the monopolies will launch, to choose from. */
export function LaunchPlanPage() {
  const { t } = useTranslation('launch-plan')
  const plan = useLaunchPlan()
  const choices = useChoices()
  const titleOf = useTitleOf()
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={<LinkButton to="/launch-plan-table">{t('as_table')}</LinkButton>}
    >
      <PlanStates plan={plan} choiceError={choices.error} />
      {plan.data !== undefined &&
        byMarketAndMonth(plan.data, titleOf).map(({ market, months }) => (
          <MarketSection key={market} market={market} months={months} choices={choices} />
        ))}
      {plan.data !== undefined && <RunningCost tenders={plan.data} choices={choices} />}
    </Page>
  )
}
