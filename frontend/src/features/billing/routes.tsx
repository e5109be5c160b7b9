import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'

export const billingRoutes: RouteObject[] = [
  {
    path: 'pricing',
    element: lazyPage(() => import('./pricing-page.tsx').then((m) => m.PricingPage), 'billing'),
  },
]
