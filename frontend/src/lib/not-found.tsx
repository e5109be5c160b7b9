import { lazyPart } from './lazy-page.tsx'

/** For pages that find nothing of theirs at their address. */
export const NotFound = lazyPart(
  () => import('./not-found-page.tsx').then((m) => m.NotFoundPage),
  'not-found',
)
