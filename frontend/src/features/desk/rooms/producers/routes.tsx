import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../../../lib/lazy-page.tsx'
import { deskRoute } from '../../desk-route.tsx'

export const producerRoutes: RouteObject[] = [
  deskRoute(
    '/producers',
    lazyPage(
      () => import('./producers-page.tsx').then((m) => m.ProducersPage),
      'desk',
      'desk-producers',
    ),
  ),
]
