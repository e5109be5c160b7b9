import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'

/** The page is rendered and sees its real address: the early script replays what was typed and pressed before React came. */
const siteReady = 'site-ready'

const MarkHydrated = createContext(() => {})

export interface ServedLocationProps {
  /** The path that the page was rendered for at build time; null: it was not. */
  readonly renderedFor: string | null
  readonly children: ReactNode
}

/**
 * A page rendered at build time knows no query and no fragment. Until React has hydrated it, the page
 * sees its address without them; right after it sees the real one. As its path it sees the one that it was
 * rendered for: `/pricing/` shows the page of `/pricing`, and a path that leads nowhere the not-found page.
 */
export function ServedLocation({ renderedFor, children }: ServedLocationProps) {
  const context = useContext(LocationContext)
  const [arrivedAt] = useState(context.location.pathname)
  const [hasHydrated, setHydrated] = useState(false)
  const [markHydrated] = useState(() => () => setHydrated(true))
  useEffect(() => {
    if (!hasHydrated) return
    // not while React is at work: it would lose what is typed again in answer
    const timer = setTimeout(() => dispatchEvent(new Event(siteReady)))
    return () => clearTimeout(timer)
  }, [hasHydrated])
  const { location } = context
  const isServed = renderedFor !== null && location.pathname === arrivedAt
  const pathname = isServed ? renderedFor : location.pathname
  const isHydrated = hasHydrated || renderedFor === null
  const search = isHydrated ? location.search : ''
  const hash = isHydrated ? location.hash : ''
  // the same value where nothing was hidden: every page listens to it and would be rendered twice
  const value = useMemo(
    () => ({ ...context, location: { ...location, pathname, search, hash } }),
    [context, location, pathname, search, hash],
  )
  return (
    <MarkHydrated value={markHydrated}>
      <LocationContext value={value}>{children}</LocationContext>
    </MarkHydrated>
  )
}

/**
 * Stands beside the page inside `<main>`. In the very moment in which React hydrates the page, the page gets
 * its real address: a press in it can never meet the one without the other.
 */
export function PageHydrated() {
  const markHydrated = useContext(MarkHydrated)
  useLayoutEffect(markHydrated, [markHydrated])
  return null
}
