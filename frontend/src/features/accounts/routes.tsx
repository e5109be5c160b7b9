import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'

export const accountRoutes: RouteObject[] = [
  {
    path: 'auth',
    element: lazyPage(() => import('./auth-page.tsx').then((m) => m.AuthPage), 'accounts'),
  },
  {
    path: 'check-email',
    element: lazyPage(
      () => import('./check-email-page.tsx').then((m) => m.CheckEmailPage),
      'accounts',
    ),
  },
  {
    path: 'reset-password',
    element: lazyPage(
      () => import('./reset-password-page.tsx').then((m) => m.ResetPasswordPage),
      'accounts',
    ),
  },
]
