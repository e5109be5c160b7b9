import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../../../lib/lazy-page.tsx'
import { deskRoute } from '../../desk-route.tsx'

const texts = ['desk', 'views', 'desk-tenders', 'tenders', 'vocabulary'] as const

export const tenderRoomRoutes: RouteObject[] = [
  deskRoute(
    '/tenders',
    lazyPage(() => import('./tenders/tenders-page.tsx').then((m) => m.TendersPage), ...texts),
  ),
  deskRoute(
    '/tenders/:tenderId',
    lazyPage(() => import('./tenders/tender-page.tsx').then((m) => m.TenderPage), ...texts),
  ),
  deskRoute(
    '/tenders/intake',
    lazyPage(() => import('./intake/intakes-page.tsx').then((m) => m.IntakesPage), ...texts),
  ),
  deskRoute(
    '/tenders/intake/:intakeId',
    lazyPage(() => import('./intake/intake-page.tsx').then((m) => m.IntakePage), ...texts),
  ),
]
