import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'
import { RequireSession } from '../../lib/require-session.tsx'

const texts = ['admin', 'applications', 'receipts', 'vocabulary', 'matching'] as const

const guarded = (path: string, page: ReactElement): RouteObject => ({
  path,
  element: <RequireSession>{page}</RequireSession>,
})

export const adminRoutes: RouteObject[] = [
  guarded(
    'admin',
    lazyPage(() => import('./admin-page.tsx').then((m) => m.AdminPage), 'admin'),
  ),
  guarded(
    'admin/applications',
    lazyPage(() => import('./applications-page.tsx').then((m) => m.ApplicationsPage), ...texts),
  ),
  guarded(
    'admin/applications/:userId/:tenderId',
    lazyPage(() => import('./application-page.tsx').then((m) => m.ApplicationPage), ...texts),
  ),
]
