import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../../../lib/lazy-page.tsx'
import { deskRoute } from '../../desk-route.tsx'

export const todayRoutes: RouteObject[] = [
  deskRoute(
    '',
    lazyPage(
      () => import('./today-page.tsx').then((m) => m.TodayPage),
      'desk',
      'views',
      'desk-today',
      'timeline',
    ),
  ),
  deskRoute(
    '/first-run',
    lazyPage(
      () => import('./first-run-page.tsx').then((m) => m.FirstRunPage),
      'desk',
      'desk-today',
    ),
  ),
]
