import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'
import { RequireSession } from '../../lib/require-session.tsx'

export const noticeRoutes: RouteObject[] = [
  {
    path: 'notices',
    element: (
      <RequireSession>
        {lazyPage(
          () => import('./notices-page.tsx').then((m) => m.NoticesPage),
          'notices',
          'timeline',
        )}
      </RequireSession>
    ),
  },
]
