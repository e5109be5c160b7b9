import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'
import { RequireSession } from '../../lib/require-session.tsx'

export const matchingRoutes: RouteObject[] = [
  {
    path: 'matches',
    element: (
      <RequireSession>
        {lazyPage(
          () => import('./matches-page.tsx').then((m) => m.MatchesPage),
          'matching',
          'notices',
          'vocabulary',
          'portfolio',
        )}
      </RequireSession>
    ),
  },
]
