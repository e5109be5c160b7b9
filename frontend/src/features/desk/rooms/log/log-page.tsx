import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { Page } from '../../../../ui/page.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { ViewBar } from '../../views/view-bar.tsx'
import { ActionLog } from './action-log.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { type LogView, logFilterSearch, logViews, noFilter, parseLogFilter } from './log-filter.ts'
import { MailLog } from './mail-log.tsx'

/** `/admin/log`: what was done at the desk, which mails left, which work failed. Nothing here can be changed. */
export function LogPage() {
  const { t } = useTranslation('desk-log')
  const [filter, setFilter] = useAddressState(parseLogFilter, logFilterSearch)
  const { view } = filter
  const clear = (next: LogView = view) => setFilter({ ...noFilter, view: next })
  const part = { filter, onChange: setFilter, onClear: () => clear() }
  const panels: Record<LogView, ReactNode> = {
    actions: <ActionLog {...part} />,
    mails: <MailLog {...part} />,
    jobs: <FailedJobs {...part} />,
  }
  return (
    <Page width="wide" title={t('title')} lead={t(`lead.${view}`)}>
      <ViewBar list="log" />
      <Tabs
        label={t('view.label')}
        selected={view}
        onSelect={(next) => clear(next)}
        tabs={logViews.map((key) => ({ key, label: t(`view.${key}`), panel: panels[key] }))}
      />
    </Page>
  )
}
