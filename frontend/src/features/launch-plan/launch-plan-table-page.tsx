import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { useAddressState } from '../../lib/use-address-state.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { launchMonthOf } from './launch-months.ts'
import { filterPlan, noPlanFilter, parsePlanFilter, planFilterSearch } from './plan-filter.ts'
import { PlanFilterForm } from './plan-filter-form.tsx'
import { PlanStates } from './plan-states.tsx'
import { PlanTable } from './plan-table.tsx'
import { RunningCost } from './running-cost.tsx'
import { useChoices } from './use-choices.ts'
import { useLaunchPlan } from './use-launch-plan.ts'

/** `/launch-plan-table`: the launch plan as one table to sort and filter. */
export function LaunchPlanTablePage() {
  const { t } = useTranslation('launch-plan')
  const [filter, setFilter] = useAddressState(parsePlanFilter, planFilterSearch)
  const plan = useLaunchPlan()
  const choices = useChoices()
  const tenders = plan.data ?? []
  const months = [...new Set(tenders.map(launchMonthOf))].filter((month) => month !== null).sort()
  const titleOf = useTitleOf()
  const isChosen = ({ tender_id }: TenderSummary) => choices.stateOf(tender_id) !== null
  const shown = filterPlan(tenders, filter, isChosen, titleOf)
  return (
    <Page
      width="wide"
      title={t('table_title')}
      above={
        <Breadcrumbs
          trail={[{ label: t('title'), to: '/launch-plan' }, { label: t('table_title') }]}
        />
      }
      lead={t('table_lead')}
      actions={<LinkButton to="/launch-plan">{t('by_month')}</LinkButton>}
    >
      <PlanFilterForm filter={filter} months={months} onChange={setFilter} />
      <PlanStates plan={plan} choiceError={choices.error} />
      {tenders.length > 0 && shown.length === 0 && (
        <EmptyState
          title={t('filter.none_title')}
          action={<Button onClick={() => setFilter(noPlanFilter)}>{t('filter.clear')}</Button>}
        >
          <p>{t('filter.none_text')}</p>
        </EmptyState>
      )}
      {shown.length > 0 && (
        <PlanTable
          tenders={shown}
          sort={filter.sort}
          onSort={(sort) => setFilter({ sort })}
          choices={choices}
        />
      )}
      {plan.data !== undefined && <RunningCost tenders={plan.data} choices={choices} />}
    </Page>
  )
}
