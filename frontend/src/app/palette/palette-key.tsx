import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../lib/lazy-page.tsx'

const Palette = lazyPart(() => import('./palette.tsx').then((m) => m.Palette), 'palette')

const asked = 'palette-asked'

export const openPalette = (): void => void dispatchEvent(new Event(asked))

/** Ctrl K, or Cmd K, opens the search over everything on every page; it is fetched then. */
export function PaletteKey() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = () => setOpen(true)
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', press)
    addEventListener(asked, open)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener(asked, open)
    }
  }, [])
  if (!isOpen) return null
  return (
    <Suspense>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  )
}
