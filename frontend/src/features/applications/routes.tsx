import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'
import { RequireSession } from '../../lib/require-session.tsx'

const texts = ['applications', 'vocabulary', 'matching', 'billing', 'timeline'] as const

/** The overview and the form work before sign-in, with what this device holds. */
export const applicationRoutes: RouteObject[] = [
  {
    path: 'tender-applications',
    element: lazyPage(() => import('./overview-page.tsx').then((m) => m.OverviewPage), ...texts),
  },
  {
    path: 'tender-applications/review',
    element: (
      <RequireSession>
        {lazyPage(
          () => import('./review-page.tsx').then((m) => m.ReviewPage),
          ...texts,
          'tenders',
          'workspace',
          'compliance',
          'documents',
        )}
      </RequireSession>
    ),
  },
  {
    path: 'tender-application',
    element: lazyPage(() => import('./choose-page.tsx').then((m) => m.ChoosePage), ...texts),
  },
  {
    path: 'tender-application/:productId/:part?',
    element: lazyPage(
      () => import('./application-page.tsx').then((m) => m.ApplicationPage),
      ...texts,
      'tenders',
      'workspace',
      'compliance',
      'documents',
      'prices',
    ),
  },
]
