import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../../../lib/lazy-page.tsx'
import { deskRoute } from '../../desk-route.tsx'

const texts = [
  'desk',
  'views',
  'desk-applications',
  'applications',
  'receipts',
  'timeline',
  'vocabulary',
  'matching',
] as const

export const applicationRoutes: RouteObject[] = [
  deskRoute(
    '/applications',
    lazyPage(() => import('./applications-page.tsx').then((m) => m.ApplicationsPage), ...texts),
  ),
  deskRoute(
    '/applications/:userId/:tenderId',
    lazyPage(() => import('./application-page.tsx').then((m) => m.ApplicationPage), ...texts),
  ),
]
