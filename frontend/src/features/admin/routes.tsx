import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'
import { RequireSession } from '../../lib/require-session.tsx'

export const adminRoutes: RouteObject[] = [
  {
    path: 'admin',
    element: (
      <RequireSession>
        {lazyPage(() => import('./admin-page.tsx').then((m) => m.AdminPage), 'admin')}
      </RequireSession>
    ),
  },
]
