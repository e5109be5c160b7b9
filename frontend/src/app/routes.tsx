import type { RouteObject } from 'react-router-dom'
import { accountRoutes } from '../features/accounts/routes.tsx'
import { applicationRoutes } from '../features/applications/routes.tsx'
import { billingRoutes } from '../features/billing/routes.tsx'
import { calendarRoutes } from '../features/calendar/routes.tsx'
import { contentRoutes } from '../features/content/routes.tsx'
import { documentRoutes } from '../features/documents/routes.tsx'
import { enquiryRoutes } from '../features/enquiries/routes.tsx'
import { homeRoutes } from '../features/home/routes.tsx'
import { launchPlanRoutes } from '../features/launch-plan/routes.tsx'
import { matchingRoutes } from '../features/matching/routes.tsx'
import { noticeRoutes } from '../features/notices/routes.tsx'
import { portfolioRoutes } from '../features/portfolio/routes.tsx'
import { priceRoutes } from '../features/prices/routes.tsx'
import { receiptRoutes } from '../features/receipts/routes.tsx'
import { serviceRoutes } from '../features/service/routes.tsx'
import { statisticsRoutes } from '../features/statistics/routes.tsx'
import { tenderRoutes } from '../features/tenders/routes.tsx'
import { lazyPage } from '../lib/lazy-page.tsx'
import { NotFound } from '../lib/not-found.tsx'
import { RequireSession } from '../lib/require-session.tsx'
import { Layout } from './layout/layout.tsx'

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
        'matching',
      )}
    </RequireSession>
  ),
}

/** With the tenders that the product fits. */
const product: RouteObject = {
  path: 'products/:productId',
  element: (
    <RequireSession>
      {lazyPage(
        () => import('./composed-product.tsx').then((m) => m.ComposedProduct),
        'portfolio',
        'vocabulary',
        'matching',
      )}
    </RequireSession>
  ),
}

/** With the billing as one of its sections. */
const profile: RouteObject = {
  path: 'profile',
  element: (
    <RequireSession>
      {lazyPage(
        () => import('./composed-profile.tsx').then((m) => m.ComposedProfile),
        'accounts',
        'billing',
        'enquiries',
      )}
    </RequireSession>
  ),
}

const desk: RouteObject[] = [
  {
    path: 'admin/*',
    element: lazyPage(() => import('../features/desk/desk-pages.tsx').then((m) => m.DeskPages)),
  },
  {
    // else `/:language/tenders/:tenderId` is the better match, with a language called "admin"
    path: 'admin/tenders/*',
    element: lazyPage(() => import('../features/desk/desk-pages.tsx').then((m) => m.TenderRoom)),
  },
]

/** Every screen, under every language: `/tenders`, `/it/tenders`, ... */
export const routes: RouteObject[] = [
  {
    path: '/:language?',
    element: <Layout />,
    children: [
      ...homeRoutes,
      ...contentRoutes,
      ...enquiryRoutes,
      ...calendarRoutes,
      ...receiptRoutes,
      ...accountRoutes,
      ...billingRoutes,
      ...launchPlanRoutes,
      ...desk,
      ...tenderRoutes,
      ...priceRoutes,
      ...serviceRoutes,
      ...statisticsRoutes,
      ...matchingRoutes,
      ...noticeRoutes,
      ...portfolioRoutes,
      ...documentRoutes,
      ...applicationRoutes,
      dashboard,
      product,
      profile,
      { path: '*', element: <NotFound /> },
    ],
  },
]
