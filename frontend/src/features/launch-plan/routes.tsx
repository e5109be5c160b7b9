import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'

const texts = ['launch-plan', 'billing', 'vocabulary'] as const

/** Both work before sign-in, with the selection of this device. */
export const launchPlanRoutes: RouteObject[] = [
  {
    path: 'launch-plan',
    element: lazyPage(
      () => import('./launch-plan-page.tsx').then((m) => m.LaunchPlanPage),
      ...texts,
    ),
  },
  {
    path: 'launch-plan-table',
    element: lazyPage(
      () => import('./launch-plan-table-page.tsx').then((m) => m.LaunchPlanTablePage),
      ...texts,
    ),
  },
]
