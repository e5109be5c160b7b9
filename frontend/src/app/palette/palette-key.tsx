import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../lib/lazy-page.tsx'

const Palette = lazyPart(
  () => import('./palette.tsx').then((m) => m.Palette),
  'palette',
  'pages',
  'searches',
  'notices',
)

const asked = 'palette-asked'

/** There Ctrl K cuts the rest of a line. */
const isApple = typeof navigator === 'object' && /Mac|iP(hone|ad|od)/.test(navigator.userAgent)

export const openPalette = (): void => void dispatchEvent(new Event(asked))

/** Ctrl K, or Cmd K, opens the search over everything on every page; it is fetched then. */
export function PaletteKey() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = () => setOpen(true)
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(isApple ? event.metaKey : event.ctrlKey)) return
      // what stands in an open dialog would be left behind
      if (document.querySelector('dialog[open]') !== null) return
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
