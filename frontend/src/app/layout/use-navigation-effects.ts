import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusHeading } from './focus-heading.ts'
import { rememberScroll, restoreScroll } from './scroll-memory.ts'

/**
 * What a browser does when it loads a page, done for pages rendered here: start at the top (or where
 * the reader was, on the way back) and hand the focus to the new heading. A change of language or
 * of filters (same path) moves nothing.
 */
export function useNavigationEffects(path: string): void {
  const { key, hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(path)
  useEffect(() => rememberScroll(key), [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new path is a new page
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    // a link to a question of a form: the page focuses that
    const stops = hash.startsWith('#field-') ? [] : [focusHeading()]
    if (isBack) stops.push(restoreScroll(key))
    else if (hash === '') scrollTo(0, 0)
    return () => {
      for (const stop of stops) stop()
    }
  }, [path])
}
