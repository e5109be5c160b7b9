import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../../../lib/lazy-page.tsx'
import { deskRoute } from '../../desk-route.tsx'

export const contentRoomRoutes: RouteObject[] = [
  deskRoute(
    '/content',
    lazyPage(
      () => import('./content-page.tsx').then((m) => m.ContentPage),
      'desk',
      'views',
      'desk-content',
    ),
  ),
  deskRoute(
    '/content/:kind/:contentId',
    lazyPage(
      () => import('./item-page.tsx').then((m) => m.ItemPage),
      'desk',
      'desk-content',
      // the preview speaks as the pages do
      'enquiries',
      'content',
    ),
  ),
]
