import { useEffect, useState } from 'react'
import { callApi } from '../../lib/api.ts'
import { typedEmail } from './typed-email.ts'

/** Nobody waits longer at the door. */
const timeoutMs = 2000
export const deletionPage = '/profile?section=data'

/**
 * Where to go on after signing in: to `next`, or to the way to keep an account that is about to be
 * deleted. Null while that is being asked.
 */
export function useDeletionFirst(isSignedIn: boolean, next: string): string | null {
  const [goal, setGoal] = useState<string | null>(null)
  useEffect(() => {
    if (!isSignedIn) return
    // whoever signs in here next begins with an empty field
    typedEmail.set('')
    const controller = new AbortController()
    const timer = setTimeout(() => setGoal(next), timeoutMs)
    callApi('getErasure', { signal: controller.signal })
      .then(({ deletion }) => setGoal(deletion === null ? next : deletionPage))
      .catch(() => setGoal(next))
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isSignedIn, next])
  return goal
}
