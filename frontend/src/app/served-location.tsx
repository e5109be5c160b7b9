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

/** The page stands and sees its real address: the early script repeats what was typed and pressed before React came. */
const siteReady = 'site-ready'

const TakeOver = createContext(() => {})

export interface ServedLocationProps {
  /** The path that the page was drawn for at build time; null: it was not. */
  readonly drawnFor: string | null
  readonly children: ReactNode
}

/**
 * A page drawn at build time knows no query and no fragment. Until React has taken it over, the page
 * sees its address without them; right after it sees the real one. As its path it sees the one that it was
 * drawn for: `/pricing/` shows the page of `/pricing`, and a path that leads nowhere the not-found page.
 */
export function ServedLocation({ drawnFor, children }: ServedLocationProps) {
  const context = useContext(LocationContext)
  const [arrivedAt] = useState(context.location.pathname)
  const [isDrawn, setDrawn] = useState(false)
  const [takeOver] = useState(() => () => setDrawn(true))
  useEffect(() => {
    if (!isDrawn) return
    // not while React is at work: it would lose what is typed again in answer
    const timer = setTimeout(() => dispatchEvent(new Event(siteReady)))
    return () => clearTimeout(timer)
  }, [isDrawn])
  const { location } = context
  const isServed = drawnFor !== null && location.pathname === arrivedAt
  const pathname = isServed ? drawnFor : location.pathname
  const isTakenOver = isDrawn || drawnFor === null
  const search = isTakenOver ? location.search : ''
  const hash = isTakenOver ? location.hash : ''
  // the same value where nothing was hidden: every page listens to it and would be drawn twice
  const value = useMemo(
    () => ({ ...context, location: { ...location, pathname, search, hash } }),
    [context, location, pathname, search, hash],
  )
  return (
    <TakeOver value={takeOver}>
      <LocationContext value={value}>{children}</LocationContext>
    </TakeOver>
  )
}

/**
 * Stands beside the page inside `<main>`. In the very moment in which React takes the page over, the page gets
 * its real address: a press in it can never meet the one without the other.
 */
export function PageDrawn() {
  const takeOver = useContext(TakeOver)
  useLayoutEffect(takeOver, [takeOver])
  return null
}
