import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../../../lib/lazy-page.tsx'
import { deskRoute } from '../../desk-route.tsx'

export const logRoutes: RouteObject[] = [
  deskRoute(
    '/log',
    lazyPage(
      () => import('./log-page.tsx').then((m) => m.LogPage),
      'desk',
      'views',
      'desk-log',
      'desk-today',
    ),
  ),
]
