import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'

export const billingRoutes: RouteObject[] = [
  {
    path: 'pricing',
    element: lazyPage(() => import('./pricing-page.tsx').then((m) => m.PricingPage), 'billing'),
  },
  {
    path: 'payment-success',
    element: lazyPage(
      () => import('./payment-success-page.tsx').then((m) => m.PaymentSuccessPage),
      'billing',
      'vocabulary',
    ),
  },
  {
    path: 'payment-canceled',
    element: lazyPage(
      () => import('./payment-canceled-page.tsx').then((m) => m.PaymentCanceledPage),
      'billing',
    ),
  },
]
