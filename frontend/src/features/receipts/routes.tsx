import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'

export const receiptRoutes: RouteObject[] = [
  {
    path: 'receipts/check',
    element: lazyPage(() => import('./check-page.tsx').then((m) => m.CheckPage), 'receipts'),
  },
]
