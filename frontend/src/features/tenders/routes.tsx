import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'
import { RequireSession } from '../../lib/require-session.tsx'

export const tenderRoutes: RouteObject[] = [
  {
    path: 'tenders',
    element: lazyPage(
      () => import('./tender-list-page.tsx').then((m) => m.TenderListPage),
      'tenders',
      'vocabulary',
    ),
  },
  {
    path: 'saved-searches',
    element: (
      <RequireSession>
        {lazyPage(
          () => import('./searches/saved-searches-page.tsx').then((m) => m.SavedSearchesPage),
          'searches',
          'tenders',
          'calendar',
          'vocabulary',
        )}
      </RequireSession>
    ),
  },
  {
    path: 'tenders/:tenderId',
    element: lazyPage(
      () => import('./tender-page.tsx').then((m) => m.TenderPage),
      'tenders',
      'vocabulary',
      'matching',
      'portfolio',
    ),
  },
]
