import { useEffect, useRef } from 'react'
import { areLettersOn } from './letter-keys.ts'

// a figure that is typed on a cell is meant for the cell
const ownsKeys =
  'input, select, textarea, [contenteditable], dialog, [role="tablist"], [role="menu"], [role="grid"]'

/** Runs what a letter or figure of the page means, unless something has the focus that keys belong to. */
export function usePageKeys(
  isOn: boolean,
  actions: Readonly<Record<string, (() => void) | undefined>>,
): void {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const run = latest.current[event.key]
      if (run === undefined || event.defaultPrevented || event.repeat || !areLettersOn()) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(ownsKeys) !== null) return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn])
}
