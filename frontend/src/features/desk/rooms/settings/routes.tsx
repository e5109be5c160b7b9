import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../../../lib/lazy-page.tsx'
import { deskRoute } from '../../desk-route.tsx'

export const settingRoutes: RouteObject[] = [
  deskRoute(
    '/settings',
    lazyPage(
      () => import('./settings-page.tsx').then((m) => m.SettingsPage),
      'desk',
      'desk-settings',
    ),
  ),
]
