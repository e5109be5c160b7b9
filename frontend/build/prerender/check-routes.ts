import { appPaths, publicPages } from '../../src/app/public-pages.ts'
import { contentEntries } from '../content/content-files.ts'
import { matchesPattern } from '../site-paths.ts'

/** Throws where the application's routes and the list of pages do not say the same. */
export function checkRoutes(patterns: readonly string[]): void {
  // a last segment that may be left out makes two addresses
  const routed = patterns
    .flatMap((one) => (one.endsWith('?') ? [one.replace(/\/[^/]+$/, ''), one.slice(0, -1)] : one))
    .map((pattern) => `/${pattern.replaceAll(/:\w+/g, '*')}`)
  const content = contentEntries().map(({ path }) => path)
  const listed = [...publicPages.map(({ path }) => path), ...appPaths]
  // the routes of content files, fixed ones like /terms included
  const ofContent = ['/resources/*', '/resources/guides/*', '/news/*', '/terms', '/privacy']
  const known = [...listed, ...ofContent]
  const unlisted = routed.filter((path) => !known.some((one) => matchesPattern(one, path)))
  const unrouted = [...listed, ...content].filter(
    (path) => !routed.includes(path) && !routed.includes(path.replace(/[^/]+$/, '*')),
  )
  if (unlisted.length > 0)
    throw new Error(
      `frontend/src/app/public-pages.ts lists neither as public nor as of the application: ${unlisted.join(', ')}`,
    )
  if (unrouted.length > 0)
    throw new Error(`No route renders ${unrouted.join(', ')} of frontend/src/app/public-pages.ts.`)
}
