import { type RouteObject, useRoutes } from 'react-router-dom'
import { NotFound } from '../../lib/not-found.tsx'
import { deskRoutes } from './routes.tsx'

const inside: RouteObject[] = [
  ...deskRoutes.map(({ path = '', element }) => ({ path: path.replace(/^admin\/?/, ''), element })),
  { path: '*', element: <NotFound /> },
]

/** Every page below `/admin`. They come together, when the first of them is asked for: visitors need none. */
export function DeskPages() {
  return useRoutes(inside)
}
