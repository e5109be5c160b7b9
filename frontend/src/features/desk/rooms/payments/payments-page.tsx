import { useTranslation } from 'react-i18next'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { Page } from '../../../../ui/page.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { ViewBar } from '../../views/view-bar.tsx'
import { CreditList } from './credit-list.tsx'
import { FeesDue } from './fees-due.tsx'
import {
  anything,
  filterSearch,
  type PaymentView,
  parseFilter,
  paymentViews,
} from './payment-filter.ts'
import { PaymentList } from './payment-list.tsx'
import { Reconciliation } from './reconciliation.tsx'

/** The way back undoes a filter. */
const oneStepEach = { preventScrollReset: true }

/** `/admin/payments`: payments of all companies, what they pay for, fees due, what is not reconciled. */
export function PaymentsPage() {
  const { t } = useTranslation('desk-payments')
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch, oneStepEach)
  const panels: Record<PaymentView, React.ReactNode> = {
    payments: <PaymentList filter={filter} onChange={setFilter} />,
    credits: <CreditList filter={filter} onChange={setFilter} />,
    fees: <FeesDue filter={filter} onChange={setFilter} />,
    reconciliation: <Reconciliation />,
  }
  return (
    <Page width="wide" title={t('title')} lead={t('lead')}>
      <ViewBar list="payments" />
      <Tabs
        label={t('view.label')}
        selected={filter.view}
        onSelect={(view) => setFilter({ ...anything, view })}
        tabs={paymentViews.map((key) => ({ key, label: t(`view.${key}`), panel: panels[key] }))}
      />
    </Page>
  )
}
