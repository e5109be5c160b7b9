import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { focusIn } from './workspace/place-of-point.ts'

/** A link led here: `#field-price` focuses that question, `#finding-SO2-W-DRY` the first control of that row. */
export function useFieldFocus(isReady = true): void {
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    if (!isReady || !/^#(field|finding)-/.test(hash)) return
    const element = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (element !== null) focusIn(element)
  }, [location, isReady])
}
