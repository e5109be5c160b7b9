import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a place on the page may change now: it does once it lies below what is seen, so that nothing moves
 * under the reader's eyes. `place` is where the change begins.
 */
export function useUnseenPlace(place: RefObject<Element | null>): boolean {
  const [isFree, setFree] = useState(false)
  useEffect(() => {
    if (isFree || place.current === null) return
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last && !last.isIntersecting && last.boundingClientRect.top > 0) setFree(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isFree, place])
  return isFree
}
