import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n.ts'
import { useSession } from '../../lib/session.ts'
import type { TourProps } from './tour.tsx'

/** `?tour=start` on any page begins the tour for who is signed in; it is fetched then. */
export function TourOnRequest() {
  const { search } = useLocation()
  const { state } = useSession()
  const isAsked = state === 'signed_in' && new URLSearchParams(search).has('tour')
  const [Tour, setTour] = useState<ComponentType<TourProps> | null>(null)
  useEffect(() => {
    if (!isAsked) return
    Promise.all([import('./tour.tsx'), loadTexts('tour')]).then(
      ([module]) => setTour(() => module.Tour),
      // without network, or after a new release: the page stays as it is
      () => undefined,
    )
  }, [isAsked])
  useEffect(() => {
    // who signs in next has not asked for it
    if (state === 'anonymous') setTour(null)
  }, [state])
  return Tour && state === 'signed_in' ? <Tour onEnd={() => setTour(null)} /> : null
}
