import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'

export const serviceRoutes: RouteObject[] = [
  {
    path: 'flyer',
    element: lazyPage(() => import('./flyer-page.tsx').then((m) => m.FlyerPage), 'service', 'home'),
  },
  {
    path: 'presentation',
    element: lazyPage(
      () => import('./presentation-page.tsx').then((m) => m.PresentationPage),
      'service',
      'home',
      'statistics',
    ),
  },
]
