import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { PortfolioSection } from '../features/portfolio/portfolio-section.tsx'

/** Features do not import each other; the dashboard gets their parts from here. */
export function ComposedDashboard() {
  return <DashboardPage portfolio={<PortfolioSection />} />
}
