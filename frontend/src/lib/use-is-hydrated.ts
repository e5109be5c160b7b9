import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a page is rendered at build time and when React takes it over; true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
