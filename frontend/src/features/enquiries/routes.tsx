import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'

export const enquiryRoutes: RouteObject[] = [
  {
    path: 'about',
    element: lazyPage(() => import('./about-page.tsx').then((m) => m.AboutPage), 'enquiries'),
  },
  {
    path: 'contact',
    element: lazyPage(() => import('./contact-page.tsx').then((m) => m.ContactPage), 'enquiries'),
  },
  {
    path: 'consultation',
    element: lazyPage(
      () => import('./consultation-page.tsx').then((m) => m.ConsultationPage),
      'enquiries',
    ),
  },
  {
    path: 'private-sales',
    element: lazyPage(
      () => import('./private-sales-page.tsx').then((m) => m.PrivateSalesPage),
      'enquiries',
    ),
  },
  {
    path: 'private-sales/answer',
    element: lazyPage(
      () => import('./answers/answer-page.tsx').then((m) => m.AnswerPage),
      'enquiries',
      'private-offers',
    ),
  },
  {
    path: 'unsubscribe',
    element: lazyPage(
      () => import('./unsubscribe-page.tsx').then((m) => m.UnsubscribePage),
      'enquiries',
    ),
  },
]
