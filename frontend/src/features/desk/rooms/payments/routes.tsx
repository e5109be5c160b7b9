import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../../../lib/lazy-page.tsx'
import { deskRoute } from '../../desk-route.tsx'

const texts = ['desk', 'views', 'desk-payments', 'billing', 'applications', 'vocabulary'] as const

export const paymentRoutes: RouteObject[] = [
  deskRoute(
    '/payments',
    lazyPage(() => import('./payments-page.tsx').then((m) => m.PaymentsPage), ...texts),
  ),
  deskRoute(
    '/payments/:userId/:paymentId',
    lazyPage(() => import('./payment-page.tsx').then((m) => m.PaymentPage), ...texts),
  ),
]
