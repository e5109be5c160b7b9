import { useEffect, useRef, useSyncExternalStore } from 'react'
import { localValue } from '../../../lib/local-value.ts'

const isOff = localValue('importLettersOff', (stored) => stored === true)

/** Whether single letters and figures do something; screen readers and voice control may need them for themselves. */
export function useLetters(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const off = useSyncExternalStore(isOff.subscribe, isOff.get, () => false)
  return [!off, (isOn) => (isOn ? isOff.remove() : isOff.set(true))]
}

// a figure that is typed on a cell is meant for the cell
const ownsKeys =
  'input, select, textarea, [contenteditable], dialog, [role="tablist"], [role="menu"], [role="grid"]'

/** Runs what a key of the page means, unless something has the focus that keys belong to. */
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
      if (run === undefined || event.defaultPrevented || event.repeat) return
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
