import { useEffect } from 'react'
import { orUnavailable } from '../../lib/lazy-page.tsx'
import { loadOnce } from '../../lib/load-once.ts'

/** What the server asks too. It comes on demand, since it brings the words of the trade. */
export const offerChecks = loadOnce(() => orUnavailable(import('./offer-checks.ts')))

/** Where it is used, Suspense is around it until the checks are here. */
export const useChecks = offerChecks.read

/** Begins to load them beside what a page asks the server. */
export function usePreloadedChecks(): void {
  useEffect(() => {
    // who reads them is told of a failure
    offerChecks.preload().catch(() => {})
  }, [])
}
