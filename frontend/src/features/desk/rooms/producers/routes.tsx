import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../../../lib/lazy-page.tsx'
import { deskRoute } from '../../desk-route.tsx'

const texts = ['desk', 'views', 'desk-producers'] as const

export const producerRoutes: RouteObject[] = [
  deskRoute(
    '/producers',
    lazyPage(() => import('./producers-page.tsx').then((m) => m.ProducersPage), ...texts),
  ),
  deskRoute(
    '/producers/:userId',
    lazyPage(
      () => import('./producer-page.tsx').then((m) => m.ProducerPage),
      ...texts,
      'accounts',
      'applications',
    ),
  ),
  deskRoute(
    '/producers/:userId/view',
    lazyPage(
      () => import('./producer-view.tsx').then((m) => m.ProducerView),
      ...texts,
      'matching',
      'vocabulary',
    ),
  ),
]
