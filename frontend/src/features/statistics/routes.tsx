import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'

export const statisticsRoutes: RouteObject[] = [
  {
    path: 'statistics',
    element: lazyPage(
      () => import('./statistics-page.tsx').then((m) => m.StatisticsPage),
      'statistics',
    ),
  },
]
