import { useSyncExternalStore } from 'react'

/** A page of seven columns, or a grid, has room from here on. */
const wide = '(min-width: 48rem)'

function follow(onChange: () => void): () => void {
  const list = matchMedia(wide)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether a grid fits; a list is for phones. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(wide).matches,
    () => true,
  )
