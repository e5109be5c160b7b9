import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** A link of the review led here: `#field-price` focuses that question. */
export function useFieldFocus(): void {
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    if (!hash.startsWith('#field-')) return
    const field = document.getElementById(hash.slice(1))
    if (field === null) return
    field.focus()
    field.scrollIntoView({ block: 'center' })
  }, [location])
}
