import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'

/** React has drawn the page or taken it over. */
const pageDrawn = 'page-drawn'
/** And it sees its real address: the early script repeats what was typed and pressed meanwhile. */
const siteReady = 'site-ready'

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
  const isTakenOver = isDrawn || drawnFor === null
  useEffect(() => {
    const draw = () => setDrawn(true)
    addEventListener(pageDrawn, draw, { once: true })
    return () => removeEventListener(pageDrawn, draw)
  }, [])
  useEffect(() => {
    if (!isDrawn) return
    // not while React is at work: it would lose what is typed again in answer
    const timer = setTimeout(() => dispatchEvent(new Event(siteReady)))
    return () => clearTimeout(timer)
  }, [isDrawn])
  const value = useMemo(() => {
    const location = { ...context.location }
    if (drawnFor !== null && location.pathname === arrivedAt) location.pathname = drawnFor
    if (!isTakenOver) location.search = location.hash = ''
    return { ...context, location }
  }, [context, drawnFor, arrivedAt, isTakenOver])
  return <LocationContext value={value}>{children}</LocationContext>
}

/** Stands beside the page and tells when it has been drawn. */
export function PageDrawn() {
  useEffect(() => {
    const timer = setTimeout(() => dispatchEvent(new Event(pageDrawn)))
    return () => clearTimeout(timer)
  }, [])
  return null
}
