import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../../../lib/lazy-page.tsx'
import { deskRoute } from '../../desk-route.tsx'

export const messageRoutes: RouteObject[] = [
  deskRoute(
    '/messages',
    lazyPage(
      () => import('./messages-page.tsx').then((m) => m.MessagesPage),
      'desk',
      'views',
      'desk-messages',
    ),
  ),
  deskRoute(
    '/messages/:enquiryId',
    lazyPage(
      () => import('./message-page.tsx').then((m) => m.MessagePage),
      'desk',
      'desk-messages',
      'private-offers',
    ),
  ),
]
