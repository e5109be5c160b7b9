import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'

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
