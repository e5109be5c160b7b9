import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { focusIn } from './workspace/place-of-point.ts'

/** How long a part of the page may take to come. */
const comesWithinMs = 5000

/** A link led here: `#field-price` focuses that question, `#finding-SO2-W-DRY` the first control of that row. */
export function useFieldFocus(): void {
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    if (!/^#(field|finding)-/.test(hash)) return
    const focusIt = (): boolean => {
      const element = document.getElementById(decodeURIComponent(hash.slice(1)))
      if (element !== null) focusIn(element)
      return element !== null
    }
    if (focusIt()) return
    // parts, rules and documents are loaded when they are needed
    const watching = new MutationObserver(() => {
      if (focusIt()) watching.disconnect()
    })
    watching.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => watching.disconnect(), comesWithinMs)
    return () => {
      watching.disconnect()
      clearTimeout(timer)
    }
  }, [location])
}
