import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '../../lib/lazy-page.tsx'
import { useSession } from '../../lib/session.ts'

const Tour = lazyPart(() => import('./tour.tsx').then((m) => m.Tour), 'tour')

/** `?tour=start` on any page begins the tour for who is signed in; it is fetched then. */
export function TourOnRequest() {
  const { search } = useLocation()
  const isSignedIn = useSession().state === 'signed_in'
  const isAsked = isSignedIn && new URLSearchParams(search).has('tour')
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (isAsked) setOn(true)
  }, [isAsked])
  if (!isOn || !isSignedIn) return null
  return (
    <Suspense>
      <Tour onEnd={() => setOn(false)} />
    </Suspense>
  )
}
