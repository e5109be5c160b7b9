import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'

/** Features do not import each other; the dashboard gets their parts from here. */
export function ComposedDashboard() {
  return <DashboardPage portfolio={null} />
}
