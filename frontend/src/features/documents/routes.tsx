import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'
import { RequireSession } from '../../lib/require-session.tsx'

export const documentRoutes: RouteObject[] = [
  {
    path: 'documents',
    element: (
      <RequireSession>
        {lazyPage(() => import('./documents-page.tsx').then((m) => m.DocumentsPage), 'documents')}
      </RequireSession>
    ),
  },
  {
    path: 'hand-in',
    element: lazyPage(() => import('./hand-in-page.tsx').then((m) => m.HandInPage), 'documents'),
  },
]
