import { useTranslation } from 'react-i18next'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { Page } from '../../../../ui/page.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { CsvButton } from '../../list/csv-button.tsx'
import { FeesDue } from './fees-due.tsx'
import { paymentCsv } from './payment-csv.ts'
import {
  filterSearch,
  type PaymentView,
  parseFilter,
  paymentQueryOf,
  paymentViews,
} from './payment-filter.ts'
import { PaymentList } from './payment-list.tsx'
import { Reconciliation } from './reconciliation.tsx'

/** The way back undoes a filter. */
const oneStepEach = { preventScrollReset: true }

/** `/admin/payments`: payments of all companies, fees due, what is not reconciled. */
export function PaymentsPage() {
  const { t } = useTranslation('desk-payments')
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch, oneStepEach)
  const panels: Record<PaymentView, React.ReactNode> = {
    payments: <PaymentList filter={filter} onChange={setFilter} />,
    fees: <FeesDue />,
    reconciliation: <Reconciliation />,
  }
  return (
    <Page
      width="wide"
      title={t('title')}
      lead={t('lead')}
      actions={
        filter.view === 'payments' && (
          <CsvButton
            fileName="nordgate-payments.csv"
            makeCsv={() => paymentCsv(paymentQueryOf(filter))}
          />
        )
      }
    >
      <Tabs
        label={t('view.label')}
        selected={filter.view}
        onSelect={(view) => setFilter({ view, status: '', company: '' })}
        tabs={paymentViews.map((key) => ({ key, label: t(`view.${key}`), panel: panels[key] }))}
      />
    </Page>
  )
}
