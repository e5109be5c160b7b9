import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'

export const calendarRoutes: RouteObject[] = [
  {
    path: 'calendar',
    element: lazyPage(
      () => import('./calendar-page.tsx').then((m) => m.CalendarPage),
      'calendar',
      'vocabulary',
    ),
  },
]
