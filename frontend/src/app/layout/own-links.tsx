import { lazy, Suspense, useEffect } from 'react'
import { useSession } from '../../lib/session.ts'
import styles from './header.module.css'

/** Fetched for who is signed in only. A page does without it where it cannot be had. */
const OwnNavigation = lazy(() =>
  import('./own-navigation.tsx').then(
    ({ OwnNavigation }) => ({ default: OwnNavigation }),
    () => ({ default: () => <div className={styles.own} /> }),
  ),
)

/** Signed in: a row of its own beside the public pages. Its place is kept for a stored session. */
export function OwnLinks() {
  const { state } = useSession()
  useEffect(() => {
    // the early script kept the place of this row, and the session may have ended
    if (state === 'anonymous') delete document.documentElement.dataset.session
  }, [state])
  const place = <div className={styles.own} />
  if (state !== 'signed_in') return place
  return (
    <Suspense fallback={place}>
      <OwnNavigation />
    </Suspense>
  )
}
