import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'

const home = lazyPage(() => import('./home-page.tsx').then((m) => m.HomePage), 'home', 'example')

/** `/` and `/home` are the same screen (specification, point 2). */
export const homeRoutes: RouteObject[] = [
  { index: true, element: home },
  { path: 'home', element: home },
]
