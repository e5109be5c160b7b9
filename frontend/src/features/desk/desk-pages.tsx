import { type RouteObject, useRoutes } from 'react-router-dom'
import { NotFound } from '../../lib/not-found.tsx'
import { deskRoutes } from './routes.tsx'

/** The pages below an address, by what follows it. */
export const pagesBelow = (base: string): RouteObject[] => [
  ...deskRoutes.flatMap(({ path = '', element }) =>
    path === base || path.startsWith(`${base}/`)
      ? [{ path: path.slice(base.length).replace(/^\//, ''), element }]
      : [],
  ),
  { path: '*', element: <NotFound /> },
]
const desk = pagesBelow('admin')
const tenderRoom = pagesBelow('admin/tenders')

/** Every page below `/admin`. They come together, when the first of them is asked for: visitors need none. */
export function DeskPages() {
  return useRoutes(desk)
}

/** Every page below `/admin/tenders`, which the routes of the site name apart. */
export function TenderRoom() {
  return useRoutes(tenderRoom)
}
