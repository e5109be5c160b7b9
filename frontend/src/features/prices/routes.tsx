import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'

export const priceRoutes: RouteObject[] = [
  {
    path: 'price-ladder',
    element: lazyPage(
      () => import('./price-ladder-page.tsx').then((m) => m.PriceLadderPage),
      'prices',
    ),
  },
]
