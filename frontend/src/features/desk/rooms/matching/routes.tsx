import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../../../lib/lazy-page.tsx'
import { deskRoute } from '../../desk-route.tsx'

const texts = ['desk', 'views', 'desk-matching', 'matching', 'tenders', 'vocabulary'] as const

export const matchingRoomRoutes: RouteObject[] = [
  deskRoute(
    '/matching',
    lazyPage(() => import('./matching-page.tsx').then((m) => m.MatchingPage), ...texts),
  ),
  deskRoute(
    '/matching/:tenderId',
    lazyPage(() => import('./tender-page.tsx').then((m) => m.MatchingTenderPage), ...texts),
  ),
]
