import type { RouteObject } from 'react-router-dom'
import { accountRoutes } from '../features/accounts/routes.tsx'
import { adminRoutes } from '../features/admin/routes.tsx'
import { applicationRoutes } from '../features/applications/routes.tsx'
import { billingRoutes } from '../features/billing/routes.tsx'
import { homeRoutes } from '../features/home/routes.tsx'
import { matchingRoutes } from '../features/matching/routes.tsx'
import { portfolioRoutes } from '../features/portfolio/routes.tsx'
import { tenderRoutes } from '../features/tenders/routes.tsx'
import { lazyPage } from '../lib/lazy-page.tsx'
import { RequireSession } from '../lib/require-session.tsx'
import { Layout } from './layout/layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** The dashboard shows parts of several features: the app puts them together. */
const dashboard: RouteObject = {
  path: 'dashboard',
  element: (
    <RequireSession>
      {lazyPage(
        () => import('./composed-dashboard.tsx').then((m) => m.ComposedDashboard),
        'dashboard',
        'portfolio',
        'vocabulary',
      )}
    </RequireSession>
  ),
}

/** Every screen, under every language: `/tenders`, `/it/tenders`, ... */
export const routes: RouteObject[] = [
  {
    path: '/:language?',
    element: <Layout />,
    children: [
      ...homeRoutes,
      ...accountRoutes,
      ...billingRoutes,
      ...adminRoutes,
      ...tenderRoutes,
      ...matchingRoutes,
      ...portfolioRoutes,
      ...applicationRoutes,
      dashboard,
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]
