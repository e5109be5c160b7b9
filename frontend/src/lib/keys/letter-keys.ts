import { useSyncExternalStore } from 'react'
import { localValue } from '../local-value.ts'

/** Whether single letters do anything; speech input would press them (WCAG 2.1.4). One choice for the whole site. */
const letters = localValue('letterKeys', (stored) => stored !== false)

export const areLettersOn = (): boolean => letters.get()

export function useLettersOn() {
  const isOn = useSyncExternalStore(letters.subscribe, letters.get, () => true)
  return [isOn, letters.set] as const
}

/** Whether a key goes into a field or a dialog, or means something else. */
export function isTaken(event: KeyboardEvent): boolean {
  const { target } = event
  const isTyped =
    target instanceof Element &&
    target.closest('input, select, textarea, [contenteditable], dialog, [role="dialog"]') !== null
  return event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyped
}
